import type { Estimate, FeeLine, FeeSource } from '../closing-costs/index.js';
import type { Cents } from '../money/index.js';

/** What a law takes of a purchase in one place. */
export type LocalCosts = Readonly<{
  buyerTaxCents: Cents;
  sellerTaxCents: Cents;
  /** What the buyer pays for recording the deed and the mortgage. */
  recordingCents: Cents;
  /** Of these taxes and fees. */
  sources: readonly FeeSource[];
}>;

const isTax = ({ key }: FeeLine): boolean => key.startsWith('tax.');
const isRecording = ({ key }: FeeLine): boolean => key.startsWith('recording.');

const buyerOf = (lines: readonly FeeLine[]): Cents =>
  lines.reduce((sum, { range }) => sum + range.typicalCents, 0);

/** The taxes on the deed and the mortgage, and the recording of both. */
export function localCostsOf({ lines }: Estimate): LocalCosts {
  const taxes = lines.filter(isTax);
  const recordings = lines.filter(isRecording);
  return {
    buyerTaxCents: buyerOf(taxes),
    sellerTaxCents: taxes.reduce((sum, { shares }) => sum + shares.sellerCents, 0),
    recordingCents: buyerOf(recordings),
    sources: [...taxes, ...recordings].map(({ source }) => source),
  };
}

/** Equal for places in which the same is due. */
export const localKey = ({ buyerTaxCents, sellerTaxCents, recordingCents }: LocalCosts): string =>
  [buyerTaxCents, sellerTaxCents, recordingCents].join('/');
