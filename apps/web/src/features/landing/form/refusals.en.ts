import type { Refusals } from '../../../shared/api/api-error';

/** Sentences in place of the server's own, which are already English. */
const refusals: Refusals = {};
export default refusals;
