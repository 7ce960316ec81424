import type { Cents } from '../../../money/index.js';

/** Premiums of title policies. */
export type TitleStep =
  | Readonly<{ kind: 'rate-schedule'; policyCents: Cents }>
  /** The policy's amount lies outside the schedule; a limit is null where it has none. */
  | Readonly<{
      kind: 'rate-schedule-exceeded';
      policyCents: Cents;
      fromCents: Cents | null;
      toCents: Cents | null;
    }>
  /** `noScheduleOn` is the ISO date for which the state's schedules are not known; null where it has none. */
  | Readonly<{ kind: 'usual-premiums'; policyCents: Cents; noScheduleOn: string | null }>
  | Readonly<{ kind: 'loan-above-owner-policy'; cents: Cents }>;
