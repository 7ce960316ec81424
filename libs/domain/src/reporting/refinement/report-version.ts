import type { GeneratedReport } from '../report-state.js';
import type { AddressChange } from './refinement-limits.js';
import type { ReportBasis } from './report-basis.js';

/** One version of a report: what was bought, or a refinement of it. */
export type ReportVersion = Readonly<{
  /** From 1. */
  version: number;
  /** By which a repetition of the refinement is known; null of what was bought. */
  key: string | null;
  addressChange: AddressChange;
  basis: ReportBasis;
  /** The generation by which it was begun; a regeneration is another. */
  revision: number;
  /** Its newest finished generation. */
  readable: GeneratedReport | null;
}>;
