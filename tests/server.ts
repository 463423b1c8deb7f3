import { setupServer } from 'msw/node';
import { handlers } from '../src/mocks/handlers';

/** The mock API as the tests meet it; `server.use(...)` replaces one answer for one test. */
export const server = setupServer(...handlers);
