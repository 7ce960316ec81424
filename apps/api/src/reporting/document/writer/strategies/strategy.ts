import type { ReportFee, NegotiationStrategies } from '@closewise/contracts/report-document';
import { roundedCents, type Cents } from '@closewise/domain/money';
import { savingByQuotes } from '@closewise/domain/closing-costs';
import { type FeeGroups, sumOf } from '../fee-groups.js';
import type { ReportDocumentInput } from '../report-document-input.js';
import type { TimelineDates } from '../timeline-dates.js';
import type { Writing } from '../writing.js';

/** The input of every strategy. */
export type Plan = Readonly<{
  writing: Writing;
  input: ReportDocumentInput;
  fees: readonly ReportFee[];
  groups: FeeGroups;
  dates: TimelineDates;
}>;

/** Returns the sentence with a date if there is one, otherwise the one without. */
export const withDate = (
  { writing }: Plan,
  date: string | undefined,
  withDate: (date: string) => string,
  without: string,
): string => (date ? withDate(writing.formats.date(date)) : without);

/** Drops the sentences that do not apply. */
export const keepApplicable = (...sentences: (string | false | null | undefined)[]): string[] =>
  sentences.filter((sentence): sentence is string => Boolean(sentence));

export type Strategy = NegotiationStrategies['strategies'][number];
type Words = Readonly<{
  title: string;
  atStake: (amount: string) => string;
  steps: string[];
  script: string | null;
}>;
type Stake = Pick<Strategy, 'atStakeCents' | 'saving'>;

/** The saving as displayed in text and chart. */
const roundedSaving = (saving: Saving): Saving =>
  saving && { lowCents: roundedCents(saving.lowCents), highCents: roundedCents(saving.highCents) };

/** Smaller amounts are not worth a call. */
const worthACall = 5_000;

const stakeOf = (saving: Saving): Stake => ({ atStakeCents: saving?.highCents ?? 0, saving });

/** A strategy of comparing quotes; null if nothing is at stake. */
export const strategyByQuotes = (plan: Plan, words: Words, fees: readonly ReportFee[]): Strategy | null =>
  strategyOf(plan, words, fees, stakeOf(savingFromQuotes(fees)));

/** A strategy of requesting something that may be refused, or of doing without. */
export const strategyByAsking = (plan: Plan, words: Words, fees: readonly ReportFee[]): Strategy | null =>
  strategyOf(plan, words, fees, stakeOf(savingIfGranted(sumOf(fees).typicalCents)));

/** A strategy that postpones a payment and saves nothing. */
export const strategyByWaiting = (plan: Plan, words: Words, fees: readonly ReportFee[]): Strategy | null =>
  strategyOf(plan, words, fees, { atStakeCents: sumOf(fees).typicalCents, saving: null });

function strategyOf(
  { writing }: Plan,
  { title, atStake, steps, script }: Words,
  fees: readonly ReportFee[],
  { atStakeCents, saving }: Stake,
): Strategy | null {
  if (atStakeCents < worthACall) return null;
  return {
    title,
    atStakeCents: roundedCents(atStakeCents),
    atStake: atStake(writing.formats.roughMoney(atStakeCents)),
    saving: roundedSaving(saving),
    steps,
    script,
    feeIds: fees.map((fee) => fee.id),
    rule: null,
  };
}

/** What negotiation can save, low to high; null if nothing is saved. */
type Saving = NegotiationStrategies['strategies'][number]['saving'];

/** The saving from comparing quotes. A company's fees are assumed to be high or low together. */
function savingFromQuotes(fees: readonly ReportFee[]): Saving {
  const saving = savingByQuotes(sumOf(fees));
  return saving.highCents > 0 ? saving : null;
}

/** The saving from a request that may be refused, or from doing without: between nothing and everything. */
export const savingIfGranted = (cents: Cents): Saving =>
  cents > 0 ? { lowCents: 0, highCents: cents } : null;
