import { accountHandlers } from './accountHandlers';
import { messageHandlers } from './messageHandlers';
import { profileHandlers } from './profileHandlers';
import { serveUpload } from './uploads';

/**
 * The mock API: all calls and the uploaded pictures, on any host. See product.md, Calls.
 * The same handlers answer in `npm run dev`, in the unit tests and in the browser tests.
 */
export const handlers = [...accountHandlers, ...messageHandlers, ...profileHandlers, serveUpload];
