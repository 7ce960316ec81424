import { minimumPayoutCents } from '../payee/index.js';
import type { RunStatus } from './payout-book-state.js';
import {
  findLastPayout,
  findNextPayout,
  payoutProblem,
  type NextPayout,
  type OwnLine,
  type PayoutProspect,
  type RefusalMeaning,
} from './overview.js';

const at = '2026-10-22T15:00:00.000Z';
const meaningOf: RefusalMeaning = (provider, code) => {
  if (provider !== 'stripe') return null;
  if (code === 'account_closed') return 'account-closed';
  return code === 'insufficient_capabilities_for_transfer' ? 'account-incomplete' : null;
};
const line = (more: Partial<OwnLine>): OwnLine =>
  ({
    runId: '2026-09',
    month: '2026-09',
    runStatus: 'completed',
    provider: 'stripe',
    payCents: 12_000,
    ...more,
  }) as OwnLine;
const paid = line({ status: 'paid', at, reversedCents: 0 });
const inRun = (runStatus: RunStatus, more: Partial<OwnLine>) =>
  line({ runId: '2026-10', month: '2026-10', runStatus, payCents: 15_000, ...more });

describe('the last payout', () => {
  it('does not exist without a run', () => {
    expect(findLastPayout([], meaningOf)).toBeNull();
  });

  it('is paid for a paid line, with the returned amount', () => {
    expect(
      findLastPayout([line({ status: 'paid', at, reversedCents: 2000 }), paid], meaningOf),
    ).toStrictEqual({
      status: 'paid',
      month: '2026-09',
      amountCents: 12_000,
      at,
      cameBackCents: 2000,
    });
  });

  it.each<['failed' | 'held', 'refused' | 'held', string, string]>([
    ['failed', 'refused', 'account_closed', 'account-closed'],
    ['held', 'held', 'amount-changed', 'amount-changed'],
  ])('for a %s line of a closed run, is %s', (status, expected, reasonCode, problem) => {
    expect(findLastPayout([line({ status, at, reasonCode }), paid], meaningOf)).toStrictEqual({
      status: expected,
      month: '2026-09',
      amountCents: 12_000,
      at,
      problem,
    });
  });

  it.each<[RunStatus, Partial<OwnLine>]>([
    ['prepared', { status: 'open' }],
    ['executing', { status: 'requested' }],
    ['executing', { status: 'failed', at, reasonCode: 'account_closed' }],
    ['cancelled', { status: 'open' }],
    ['cancelled', { status: 'held', at, reasonCode: 'amount-changed' }],
  ])('for a run that is %s with the line %j, is the one before', (runStatus, more) => {
    expect(findLastPayout([inRun(runStatus, more), paid], meaningOf)).toMatchObject({
      status: 'paid',
      month: '2026-09',
    });
  });
});

describe('the next payout', () => {
  const owed = {
    payee: { kind: 'affiliate', id: 'ana' },
    balanceCents: 15_000,
    withinHoldCents: 3000,
    disputedCents: 0,
    standing: 'active',
    linkOpened: true,
    account: { provider: 'stripe', accountId: 'acct_1', isVerified: true },
    heldUntil: null,
  } as const;
  const next = ({
    owed: more,
    ...prospect
  }: Partial<Omit<PayoutProspect, 'owed'>> & { owed?: Partial<PayoutProspect['owed']> }) =>
    findNextPayout({
      lines: [paid],
      lastMonthHasRun: false,
      today: '2026-11-10',
      minimumCents: minimumPayoutCents,
      terms: { holdDays: 21, prepareDay: 22 },
      meaningOf,
      ...prospect,
      owed: { ...owed, ...more },
    });

  it('is expected on the scheduled day, for the month before its run', () => {
    expect(next({})).toStrictEqual({
      status: 'expected',
      month: '2026-10',
      from: '2026-11-22',
      amountCents: 12_000,
      laterCents: 3000,
    });
  });

  it('leaves out disputed sales', () => {
    expect(next({ owed: { disputedCents: 500 } })).toMatchObject({
      status: 'expected',
      month: '2026-10',
      amountCents: 11_500,
      laterCents: 3000,
    });
  });

  it('is expected if the hold after a change ends before the run', () => {
    expect(next({ owed: { heldUntil: '2026-11-21T23:00:00.000Z' } })).toMatchObject({
      status: 'expected',
      from: '2026-11-22',
    });
  });

  it('is expected from today if the scheduled run is late', () => {
    expect(next({ today: '2026-11-24' })).toMatchObject({ month: '2026-10', from: '2026-11-24' });
  });

  it('waits for the end of a longer hold', () => {
    expect(next({ terms: { holdDays: 25, prepareDay: 22 } })).toMatchObject({ from: '2026-11-26' });
  });

  it.each<[string, Parameters<typeof next>[0]]>([
    ['last month has had its run', { lastMonthHasRun: true }],
    ['too much is within the hold', { owed: { withinHoldCents: 6000 } }],
  ])('is for the current month if %s', (_, prospect) => {
    expect(next(prospect)).toStrictEqual({
      status: 'expected',
      month: '2026-11',
      from: '2026-12-22',
      amountCents: 15_000,
      laterCents: 0,
    });
  });

  it('for December is paid in January', () => {
    expect(next({ today: '2026-12-28', lastMonthHasRun: true })).toMatchObject({
      month: '2026-12',
      from: '2027-01-22',
    });
  });

  it.each<[string, Partial<PayoutProspect['owed']>, NextPayout]>([
    ['a cent too little', { balanceCents: 9999 }, { status: 'below-minimum', lackingCents: 1 }],
    ['nothing', { balanceCents: 0, withinHoldCents: 0 }, { status: 'below-minimum', lackingCents: 10_000 }],
    [
      'less than nothing, and no account either',
      { balanceCents: -1500, withinHoldCents: 0, account: null },
      { status: 'negative', owedCents: 1500 },
    ],
  ])('does not exist for a balance of %s: %j', (_, more, expected) => {
    expect(next({ owed: more })).toStrictEqual(expected);
  });

  it.each<[string, Partial<PayoutProspect['owed']>]>([
    ['not-onboarded', { account: null }],
    ['account-restricted', { account: { provider: 'stripe', accountId: 'acct_1', isVerified: false } }],
    ['link-never-opened', { linkOpened: false }],
    ['inactive', { standing: 'inactive' }],
    ['recently-changed', { heldUntil: '2026-11-22T01:00:00.000Z' }],
  ])('shows the reason if it is blocked: %s', (reason, more) => {
    expect(next({ owed: more })).toStrictEqual({
      status: 'blocked',
      month: '2026-10',
      from: '2026-11-22',
      amountCents: 12_000,
      reason,
    });
  });

  it.each<[RunStatus, Partial<OwnLine>, object]>([
    ['prepared', { status: 'open' }, { status: 'prepared' }],
    ['approved', { status: 'open' }, { status: 'being-paid' }],
    ['executing', { status: 'requested' }, { status: 'being-paid' }],
    [
      'executing',
      { status: 'failed', at, reasonCode: 'insufficient_capabilities_for_transfer' },
      { status: 'refused', problem: 'account-incomplete' },
    ],
    [
      'executing',
      { status: 'held', at, reasonCode: 'account-changed' },
      { status: 'held', problem: 'account-changed' },
    ],
  ])('for a run that is %s and the line %j, is %j', (runStatus, more, expected) => {
    const lines = [inRun(runStatus, more), paid];
    expect(next({ lines, lastMonthHasRun: true })).toStrictEqual({
      month: '2026-10',
      amountCents: 15_000,
      ...expected,
    });
  });

  it('is for the next month if the line is paid before the run ends', () => {
    const lines = [inRun('executing', { status: 'paid', at, reversedCents: 0 })];
    expect(next({ lines, lastMonthHasRun: true })).toMatchObject({ status: 'expected', month: '2026-11' });
  });

  it('is for the same month after a cancelled run', () => {
    expect(next({ lines: [inRun('cancelled', { status: 'open' })] })).toMatchObject({
      status: 'expected',
      month: '2026-10',
    });
  });
});

describe('a payee’s problem by code', () => {
  it.each([
    ['account_closed', 'account-closed'],
    ['not-onboarded', 'account-incomplete'],
    ['account-restricted', 'account-incomplete'],
    ['account-changed', 'account-changed'],
    ['amount-changed', 'amount-changed'],
    ['below-minimum', 'amount-changed'],
    ['within-hold', 'amount-changed'],
    ['negative', 'amount-changed'],
    ['inactive', 'inactive'],
    ['link-never-opened', 'link-never-opened'],
    ['sale-disputed', 'sale-disputed'],
    ['recently-changed', 'recently-changed'],
    ['a_code_of_tomorrow', 'other'],
    ['constructor', 'other'],
  ])('%s: %s', (code, problem) => {
    expect(payoutProblem({ provider: 'stripe', reasonCode: code }, meaningOf)).toBe(problem);
  });
});
