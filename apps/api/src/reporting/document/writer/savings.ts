import type { NegotiationStrategies, ReportFee } from '@closewise/contracts/report-document';
import { savingByQuotes } from '@closewise/domain/closing-costs';
import type { Cents } from '@closewise/domain/money';
import { sumOf } from './ranges.js';

/** What negotiation can save, low to high; null where nothing is saved. */
export type Saving = NegotiationStrategies['strategies'][number]['saving'];

/** By comparing quotes: those of one company are dear or cheap together. */
export function savedByQuotes(fees: readonly ReportFee[]): Saving {
  const saving = savingByQuotes(sumOf(fees));
  return saving.highCents > 0 ? saving : null;
}

/** By asking for what the other one may refuse, or by leaving it out: nothing to all of it. */
export const savedIfGranted = (cents: Cents): Saving =>
  cents > 0 ? { lowCents: 0, highCents: cents } : null;
