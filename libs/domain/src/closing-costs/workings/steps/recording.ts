import type { Cents } from '../../../money/index.js';
import type { Bilingual } from '../../bilingual.js';

/** Fees of the recorder, and tariffs as their office words them. */
export type RecordingStep =
  /** `upToPages` is null where no length is named. */
  | Readonly<{ kind: 'flat-fee'; cents: Cents; upToPages: number | null }>
  | Readonly<{ kind: 'usual-fee'; cents: Cents }>
  /** What documents of a usual length cost, from the shortest to the longest. */
  | Readonly<{ kind: 'fee-by-length'; lowCents: Cents; highCents: Cents; fewest: number; most: number }>
  | Readonly<{ kind: 'fee-in-county'; cents: Cents; pages: number; county: string }>
  /** Whatever the document's length; `isAbout` where others only round it. */
  | Readonly<{ kind: 'flat-fee-in-county'; cents: Cents; county: string; isAbout: boolean }>
  | Readonly<{ kind: 'published'; words: Bilingual }>;
