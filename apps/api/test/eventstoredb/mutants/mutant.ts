import type { CheckTitle } from '../../event-store-contract.js';
import type { StoredLog } from '../stored-log.js';

/** A server with one defect, and the check of the contract that must detect it. */
export type Mutant = Readonly<{ fault: string; noticedBy: CheckTitle; log: new () => StoredLog }>;
