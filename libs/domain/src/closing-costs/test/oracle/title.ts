import type { PremiumBracket, Schedule, StateData } from './data.js';
import { covers, inForce, type Facts } from './facts.js';
import {
  isAtMost,
  isUnder,
  larger,
  minus,
  over,
  plus,
  smaller,
  times,
  toMultiple,
  whole,
  written,
  zero,
  type Fraction,
} from './fraction.js';

function slices({ brackets, sliceRoundUpTo }: Schedule, amount: Fraction): Fraction {
  return brackets.reduce((sum, { upTo, flat, perThousand, lookup }, index) => {
    const from = written(brackets[index - 1]?.upTo ?? 0);
    const to = upTo === null ? amount : smaller(amount, written(upTo));
    if (lookup || !isUnder(from, to)) return sum;
    if (flat !== undefined) return plus(sum, written(flat));
    const slice = minus(to, from);
    const taken = sliceRoundUpTo ? toMultiple(slice, written(sliceRoundUpTo), 'up') : slice;
    return plus(sum, times(over(taken, whole(1000n)), written(perThousand!)));
  }, zero);
}

const inTable = ({ lookup }: Schedule, amount: Fraction): Fraction | undefined => {
  const row = (lookup ?? []).find((one) => isAtMost(amount, written(one.amount)));
  return row && written(row.premium);
};

function basePlusRate({ brackets, roundPartTo }: Schedule, amount: Fraction): Fraction {
  const row = brackets.find(({ upTo }: PremiumBracket) => upTo === null || isAtMost(amount, written(upTo)))!;
  const part = times(minus(amount, written(row.over!)), written(row.rate!));
  const taken = roundPartTo ? toMultiple(part, written(roundPartTo), 'half-up') : part;
  return plus(written(row.base!), taken);
}

function unroundedPremium(schedule: Schedule, amount: Fraction): Fraction {
  if (schedule.method === 'marginal') {
    return times(slices(schedule, amount), written(schedule.multiplier ?? 1));
  }
  const found = inTable(schedule, amount);
  if (found) return found;
  if (schedule.method === 'lookup-then-base-plus-rate') return basePlusRate(schedule, amount);
  return plus(written(schedule.lookup!.at(-1)!.premium), slices(schedule, amount));
}

/** The schedule's premium in dollars; null if it does not cover the amount. */
export function premium(schedule: Schedule, insured: Fraction): Fraction | null {
  const { roundAmountUpTo, minimum, roundResult, validFrom, validTo } = schedule;
  if (validFrom != null && isUnder(insured, written(validFrom))) return null;
  if (validTo != null && isUnder(written(validTo), insured)) return null;
  const amount = roundAmountUpTo ? toMultiple(insured, written(roundAmountUpTo), 'up') : insured;
  const least = larger(unroundedPremium(schedule, amount), written(minimum ?? 0));
  return roundResult ? toMultiple(least, written(roundResult.to), roundResult.mode) : least;
}

/** The usual owner's policy schedule for the place and date. */
export const ownerSchedule = ({ titleInsurance }: StateData, facts: Facts): Schedule | undefined =>
  titleInsurance.schedules.find(
    (one) => one.default && one.policy === 'owner' && inForce(one, facts) && covers(one.appliesIn, facts),
  );

/** The lender's premium with an owner's policy; null if only its wording is known or the loan is larger. */
export function lenderPremium(data: StateData, facts: Facts, owner: Fraction): Fraction | null {
  const {
    amount,
    percentOfOwner,
    percentOfRateForLoan,
    roundResult,
    upToOwnerAmount,
    excess,
    effectiveFrom,
    ownerAmountUpTo,
  } = data.titleInsurance.simultaneousLender;
  if (effectiveFrom && facts.closingDate < effectiveFrom) return null;
  if (ownerAmountUpTo !== undefined && isUnder(written(ownerAmountUpTo), facts.owner)) return null;
  if (percentOfRateForLoan !== undefined) {
    const schedule = ownerSchedule(data, facts);
    const rate = schedule && premium(schedule, facts.loan);
    return rate ? times(rate, over(written(percentOfRateForLoan), whole(100n))) : null;
  }
  const share = over(written(percentOfOwner ?? 0), whole(100n));
  const plain = amount === undefined ? times(owner, share) : written(amount);
  if (amount === undefined && percentOfOwner === undefined) return null;
  const base = roundResult ? toMultiple(plain, written(roundResult.to), roundResult.mode) : plain;
  if (!upToOwnerAmount || isAtMost(facts.loan, facts.owner)) return base;
  const schedule = ownerSchedule(data, facts);
  const ofLoan = excess && schedule ? premium(schedule, facts.loan) : null;
  return ofLoan && plus(base, minus(ofLoan, owner));
}
