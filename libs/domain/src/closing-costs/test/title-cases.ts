import { around, daysOf, dice, type Case } from './cases.js';
import type { Schedule, StateData } from './oracle/data.js';

/** Where a premium can jump: brackets, rows, steps, and the ends of the schedule. */
function edgesOf({
  brackets,
  lookup,
  validFrom,
  validTo,
  roundAmountUpTo,
  sliceRoundUpTo,
}: Schedule): number[] {
  const step = roundAmountUpTo ?? sliceRoundUpTo ?? 1000;
  return [
    ...brackets.flatMap(({ upTo }) => upTo ?? []),
    ...(lookup ?? []).map(({ amount }) => amount).filter((_, row) => row % 17 === 0),
    ...(lookup?.length ? [lookup.at(-1)!.amount] : []),
    ...[validFrom, validTo].flatMap((edge) => edge ?? []),
    step,
    step * 250,
    step * 250 + step / 2,
    1_234_567.89,
    1,
    999_999_999,
  ];
}

/** Policies around every edge of the state's owner schedules, with loans below, at and above the policy amount. */
export function titleCasesOf(data: StateData, perEdge: number): Case[] {
  const roll = dice(data.state.charCodeAt(0) * 512 + data.state.charCodeAt(1));
  const days = daysOf({ ...data, taxes: [] });
  const owners = data.titleInsurance.schedules.filter(({ policy }) => policy === 'owner');
  return owners.flatMap((schedule) => {
    const { counties, exceptCounties } = schedule.appliesIn ?? {};
    const named = [undefined, 'Nowhere', ...(counties ?? []), ...(exceptCounties ?? [])];
    return edgesOf(schedule).flatMap((edge) =>
      Array.from({ length: perEdge }, () => {
        const amounts = around(edge);
        const policy = amounts[roll(amounts.length)] ?? edge;
        const price = roll(2) === 0 ? policy : 750_000.5;
        const loan = Math.min(price * 1.25, 1_000_000_000, policy * [0.5, 1, 1.000_01, 1.2][roll(4)]!);
        const county = named[roll(named.length)];
        return {
          state: data.state,
          ...(county === undefined ? {} : { county }),
          price,
          ownerPolicyAmount: policy,
          loanAmount: Math.max(0.01, Math.floor(loan * 100) / 100),
          loanType: 'Conventional' as const,
          closingDate: days[roll(days.length)]!,
        };
      }),
    );
  });
}
