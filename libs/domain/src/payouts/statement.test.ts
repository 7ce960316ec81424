import fc from 'fast-check';
import {
  signedRows,
  createStatement,
  statementRows,
  type AccountMonth,
  type StatementEntry,
} from './index.js';

const entry = (more: Partial<StatementEntry>): StatementEntry => ({
  at: '2026-10-03T10:00:00.000Z',
  kind: 'sale',
  cents: 1000,
  reference: 'stripe-pi_1',
  sealedFact: 'sale-stripe-pi_1@0 digest',
  seal: 17,
  ...more,
});
const october: AccountMonth = {
  payee: { kind: 'affiliate', label: 'MAPLE7K4M', name: 'Ana Lopez' },
  month: '2026-10',
  opening: { entries: 2, balanceCents: 11_250 },
  entries: [
    entry({}),
    entry({ kind: 'payout', cents: -11_250, reference: 'run 2026-09' }),
    entry({ kind: 'payout-failed', cents: 11_250, reference: 'run 2026-09' }),
    entry({ kind: 'payout', cents: -11_250, reference: 'run 2026-09' }),
    entry({ kind: 'reversal', cents: -1000 }),
    entry({ kind: 'correction', cents: -5, reference: '' }),
  ],
  seal: { number: 17, chainHash: 'ab' },
};

describe('[LE-07] a monthly statement', () => {
  it('has the balance after each entry, and separate sums for earnings and payouts', () => {
    const { lines, ...sums } = createStatement(october);
    expect(lines.map(({ number, balanceCents }) => [number, balanceCents])).toEqual([
      [3, 12_250],
      [4, 1000],
      [5, 12_250],
      [6, 1000],
      [7, 0],
      [8, -5],
    ]);
    expect(sums).toMatchObject({ earnedCents: -5, paidOutCents: 11_250, closingCents: -5 });
  });

  it('always adds up', () => {
    const kinds = ['sale', 'reversal', 'correction', 'payout', 'payout-failed', 'payout-reversed'] as const;
    const entries = fc.array(
      fc.record({ kind: fc.constantFrom(...kinds), cents: fc.integer({ min: -1e6, max: 1e6 }) }).map(entry),
    );
    fc.assert(
      fc.property(entries, fc.integer({ min: -1e6, max: 1e6 }), (all, balanceCents) => {
        const stated = createStatement({ ...october, entries: all, opening: { entries: 0, balanceCents } });
        expect(balanceCents + stated.earnedCents - stated.paidOutCents).toBe(stated.closingCents);
        expect(stated.lines.at(-1)?.balanceCents ?? balanceCents).toBe(stated.closingCents);
      }),
    );
  });

  it('without entries has the same opening and closing balance, and no seal', () => {
    const rows = statementRows(createStatement({ ...october, entries: [], seal: null }), key);
    expect(rows.slice(4)).toEqual([
      ['opening balance', '2', '2026-10-01T00:00:00.000Z', '', '', '', '112.50', '', ''],
      ['earned', '', '', '', '', '0.00', '', '', ''],
      ['paid out', '', '', '', '', '0.00', '', '', ''],
      ['closing balance', '2', '2026-11-01T00:00:00.000Z', '', '', '', '112.50', '', ''],
      ['key', '', '', 'key 21fe', 'ed25519:cHVibGlj', '', '', '', ''],
    ]);
  });

  it('has the event and seal of each entry', () => {
    const rows = signedRows(
      statementRows(createStatement({ ...october, entries: [entry({})] }), key),
      'c2lnbg==',
    );
    expect(rows).toEqual([
      expect.arrayContaining(['Record', 'Sealed fact']),
      ['Closewise statement', '1', '', 'affiliate', 'MAPLE7K4M', '', '', '', ''],
      ['name', '', '', 'Ana Lopez', '', '', '', '', ''],
      ['month', '', '2026-10', '', '', '', '', '', ''],
      ['opening balance', '2', '2026-10-01T00:00:00.000Z', '', '', '', '112.50', '', ''],
      [
        'entry',
        '3',
        '2026-10-03T10:00:00.000Z',
        'sale',
        'stripe-pi_1',
        '10.00',
        '122.50',
        'sale-stripe-pi_1@0 digest',
        '17',
      ],
      ['earned', '', '', '', '', '10.00', '', '', ''],
      ['paid out', '', '', '', '', '0.00', '', '', ''],
      ['closing balance', '3', '2026-11-01T00:00:00.000Z', '', '', '', '122.50', '', ''],
      ['newest seal', '17', '', '', 'sha256:ab', '', '', '', ''],
      ['key', '', '', 'key 21fe', 'ed25519:cHVibGlj', '', '', '', ''],
      ['signature', '', '', '', 'ed25519:c2lnbg==', '', '', '', ''],
    ]);
  });

  it('does not turn a name into a formula', () => {
    const payee = { ...october.payee, name: '=HYPERLINK("http://x")' };
    expect(statementRows(createStatement({ ...october, payee }), key)[2]?.[3]).toBe(`'${payee.name}`);
  });
});

const key = { keyId: '21fe', publicKey: 'cHVibGlj' };
