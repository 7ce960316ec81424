import type { CheckTitle } from '../../event-store-contract.js';
import type { StoredLog } from '../stored-log.js';

/** A server that is broken in one way, and the check of the contract that has to notice it. */
export type Mutant = Readonly<{ fault: string; noticedBy: CheckTitle; log: new () => StoredLog }>;
