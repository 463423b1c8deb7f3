import { accountHandlers } from './accountHandlers';
import { messageHandlers } from './messageHandlers';
import { profileHandlers } from './profileHandlers';
import { serveUpload } from './uploads';

/** The mock API of `npm run dev` and all tests: calls and uploaded pictures, on any host. */
export const handlers = [...accountHandlers, ...messageHandlers, ...profileHandlers, serveUpload];
