/** Jest's global teardown; see start-postgres.ts. Jest needs a separate file for it. */
export { tearDown as default } from './start-postgres.js';
