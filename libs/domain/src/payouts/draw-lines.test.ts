import { changeHoldEnd, drawLines, findLineChange, type PayeeOwed, type PayoutLine } from './index.js';

const payee = { kind: 'affiliate', id: 'anna' } as const;
const owed = (more: Partial<PayeeOwed> = {}): PayeeOwed => ({
  payee,
  balanceCents: 13_000,
  withinHoldCents: 1000,
  disputedCents: 0,
  standing: 'active',
  linkOpened: true,
  account: { provider: 'stripe', accountId: 'acct_1', isVerified: true },
  heldUntil: null,
  ...more,
});
const lineOf = (more: Partial<PayeeOwed>) => drawLines([owed(more)], 10_000)[0];

describe('[LE-05] a payee’s line', () => {
  it('pays the amount outside the hold to the account', () => {
    expect(drawLines([owed()], 10_000)).toStrictEqual([
      {
        payee,
        balanceCents: 13_000,
        withinHoldCents: 1000,
        disputedCents: 0,
        payCents: 12_000,
        accountId: 'acct_1',
        provider: 'stripe',
        heldUntil: null,
        reason: null,
      },
    ]);
  });

  it('leaves out disputed sales and pays the rest', () => {
    expect(lineOf({ disputedCents: 1500 })).toMatchObject({
      balanceCents: 13_000,
      disputedCents: 1500,
      payCents: 10_500,
      reason: null,
    });
  });

  it.each<[string, Partial<PayeeOwed>, PayoutLine['reason']]>([
    ['waits for a dispute that leaves less than the minimum', { disputedCents: 2001 }, 'sale-disputed'],
    ['is paid when a dispute leaves the minimum', { disputedCents: 2000 }, null],
    [
      'is below the minimum whatever becomes of the dispute',
      { balanceCents: 9999, withinHoldCents: 0, disputedCents: 500 },
      'below-minimum',
    ],
    [
      'is within the hold where the dispute alone would leave enough',
      { withinHoldCents: 4000, disputedCents: 500 },
      'within-hold',
    ],
    [
      'is not paid soon after address or account changed',
      { heldUntil: '2026-11-29T10:00:00.000Z' },
      'recently-changed',
    ],
    ['is paid at the minimum', { balanceCents: 11_000 }, null],
    ['is below the minimum by a cent', { balanceCents: 9999, withinHoldCents: 0 }, 'below-minimum'],
    ['is below the minimum for the hold alone', { balanceCents: 10_999 }, 'within-hold'],
    [
      'waits for the hold with all that was earned',
      { balanceCents: 40_000, withinHoldCents: 40_000 },
      'within-hold',
    ],
    ['is negative after a refund', { balanceCents: -1, withinHoldCents: 0 }, 'negative'],
    ['is not paid while inactive', { standing: 'inactive' }, 'inactive'],
    ['is paid what was earned before the deletion', { standing: 'deleted' }, null],
    ['is not paid before the mailed link was opened', { linkOpened: false }, 'link-never-opened'],
    ['is not paid without an account', { account: null }, 'not-onboarded'],
    [
      'is not paid to an account that lacks something',
      { account: { provider: 'stripe', accountId: 'acct_1', isVerified: false } },
      'account-restricted',
    ],
    [
      'has the first of several reasons',
      { balanceCents: 500, withinHoldCents: 0, standing: 'inactive', linkOpened: false, account: null },
      'below-minimum',
    ],
    [
      'is inactive before anything else is asked',
      { standing: 'inactive', linkOpened: false, account: null },
      'inactive',
    ],
  ])('%s', (_title, more, reason) => {
    const line = lineOf(more);
    expect(line?.reason).toBe(reason);
    expect(line?.payCents === 0).toBe(reason !== null);
  });

  it('exists for every payee with a balance, in a fixed order', () => {
    const others = [
      owed({ payee: { kind: 'organization', id: 'HAR' } }),
      owed({ payee: { kind: 'affiliate', id: 'zoe' }, balanceCents: -500 }),
      owed({ payee: { kind: 'affiliate', id: 'none' }, balanceCents: 0 }),
      owed(),
    ];
    expect(drawLines(others, 10_000).map((line) => line.payee.id)).toEqual(['anna', 'zoe', 'HAR']);
  });
});

describe('a prepared line', () => {
  const [line] = drawLines([owed()], 10_000);

  it.each<[string, Partial<PayeeOwed>, ReturnType<typeof findLineChange>]>([
    ['is as it was', {}, null],
    ['is as it was after a later sale', { balanceCents: 14_000, withinHoldCents: 2000 }, null],
    ['has another amount after a refund', { balanceCents: 12_999 }, 'amount-changed'],
    ['has another amount after a correction', { balanceCents: 13_001 }, 'amount-changed'],
    ['has a sale that was disputed since', { disputedCents: 1000 }, 'sale-disputed'],
    ['has no sale but disputed ones', { disputedCents: 12_000 }, 'sale-disputed'],
    [
      'is for somebody whose account or address changed since',
      { heldUntil: '2026-11-29T10:00:00.000Z' },
      'recently-changed',
    ],
    ['no longer owes anything', { balanceCents: 0 }, 'amount-changed'],
    ['is for somebody who was deactivated', { standing: 'inactive' }, 'inactive'],
    [
      'is for an account that lacks something now',
      { account: { provider: 'stripe', accountId: 'acct_1', isVerified: false } },
      'account-restricted',
    ],
    [
      'is for another account',
      { account: { provider: 'stripe', accountId: 'acct_2', isVerified: true } },
      'account-changed',
    ],
    [
      'is for another provider',
      { account: { provider: 'wise', accountId: 'acct_1', isVerified: true } },
      'account-changed',
    ],
  ])('%s', (_title, more, change) => {
    expect(findLineChange(line!, lineOf(more) ?? null)).toBe(change);
  });
});

describe('the hold after a change of address or account', () => {
  it.each<[string, string | null, string, string | null]>([
    ['is missing without a change', null, '2026-11-22T10:00:00.000Z', null],
    ['lasts 7 days', '2026-11-22T10:00:00.000Z', '2026-11-22T10:00:00.000Z', '2026-11-29T10:00:00.000Z'],
    ['lasts to the end', '2026-11-22T10:00:00.000Z', '2026-11-29T09:59:59.999Z', '2026-11-29T10:00:00.000Z'],
    ['is over then', '2026-11-22T10:00:00.000Z', '2026-11-29T10:00:00.000Z', null],
  ])('%s', (_title, changedAt, now, end) => {
    const dateOf = (iso: string | null) => (iso === null ? null : new Date(iso));
    expect(changeHoldEnd(dateOf(changedAt), new Date(now))).toEqual(dateOf(end));
  });
});
