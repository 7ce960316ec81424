import type { Cents } from '../../money/index.js';
import type { OwnLine } from './own-line.js';
import { payoutProblem, type PayoutProblem, type RefusalMeaning } from './payout-problem.js';

/** What became of the newest payout that was tried, for what was earned up to the end of `month`; `at` is ISO UTC. */
export type LastPayout = Readonly<{ month: string; amountCents: Cents; at: string }> &
  (
    | Readonly<{ status: 'paid'; cameBackCents: Cents }>
    | Readonly<{ status: 'refused' | 'held'; problem: PayoutProblem }>
  );

/** By a payee's lines, the newest first; null when nothing was tried. What is still being tried is the next one. */
export function lastPayout(lines: readonly OwnLine[], meaningOf: RefusalMeaning): LastPayout | null {
  for (const line of lines) {
    if (!('at' in line)) continue;
    const { month, payCents: amountCents, at } = line;
    if (line.status === 'paid')
      return { status: 'paid', month, amountCents, at, cameBackCents: line.reversedCents };
    if (line.runStatus !== 'completed') continue;
    const status = line.status === 'failed' ? 'refused' : 'held';
    return { status, month, amountCents, at, problem: payoutProblem(line, meaningOf) };
  }
  return null;
}
