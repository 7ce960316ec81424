import type { NegotiationStrategies, ReportFee } from '@closewise/contracts/report-document';
import { sumOf } from '../ranges.js';
import { roundedCents } from '@closewise/domain/money';
import { savedByQuotes, savedIfGranted, type Saving } from '../savings.js';
import type { Plan } from './plan.js';

export type Strategy = NegotiationStrategies['strategies'][number];
type Words = Readonly<{
  title: string;
  atStake: (amount: string) => string;
  steps: string[];
  script: string | null;
}>;
type Stake = Pick<Strategy, 'atStakeCents' | 'saving'>;

/** As people are shown it, in the text and in the chart. */
const shown = (saving: Saving): Saving =>
  saving && { lowCents: roundedCents(saving.lowCents), highCents: roundedCents(saving.highCents) };

/** Less is not worth a call. */
const worthACall = 5_000;

const stakeOf = (saving: Saving): Stake => ({ atStakeCents: saving?.highCents ?? 0, saving });

/** A strategy of comparing quotes; null where nothing is at stake. */
export const byQuotes = (plan: Plan, words: Words, fees: readonly ReportFee[]): Strategy | null =>
  strategyOf(plan, words, fees, stakeOf(savedByQuotes(fees)));

/** A strategy of asking for what the other one may refuse, or of leaving it out. */
export const byAsking = (plan: Plan, words: Words, fees: readonly ReportFee[]): Strategy | null =>
  strategyOf(plan, words, fees, stakeOf(savedIfGranted(sumOf(fees).typicalCents)));

/** A strategy that moves a payment to a later day and saves nothing. */
export const byWaiting = (plan: Plan, words: Words, fees: readonly ReportFee[]): Strategy | null =>
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
    saving: shown(saving),
    steps,
    script,
    feeIds: fees.map((fee) => fee.id),
    rule: null,
  };
}
