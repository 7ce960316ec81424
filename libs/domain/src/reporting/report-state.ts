import type { ReportDocumentRef } from './report-events.js';
import type { ReportBasis, ReportVersion } from './refinement/index.js';
import type { ReportRequest } from './report-request.js';

/** The documents of one finished generation. */
export type GeneratedReport = Readonly<{ revision: number; documents: readonly ReportDocumentRef[] }>;

type Paid = Readonly<{
  /** What the newest version is written from. */
  request: ReportBasis;
  paymentId: string;
  revision: number;
  emailed: boolean;
  upgradedAt: number | null;
  /** Oldest first; never empty. */
  versions: readonly ReportVersion[];
}>;

/**
 * `readable` is the newest finished generation: a regeneration leaves the old one readable until it is done.
 * `emailed` says that some revision's link was mailed; `upgradedAt` is the first revision with premium that was paid later,
 * null where none was.
 */
export type ReportState =
  | Readonly<{ status: 'unknown' }>
  | Readonly<{ status: 'draft'; request: ReportRequest }>
  | (Paid & Readonly<{ status: 'processing'; readable: GeneratedReport | null }>)
  | (Paid & Readonly<{ status: 'completed'; readable: GeneratedReport }>)
  | (Paid & Readonly<{ status: 'failed'; readable: GeneratedReport | null; reason: string }>)
  | Readonly<{ status: 'erased'; reportId: number; subjectId: string }>;
