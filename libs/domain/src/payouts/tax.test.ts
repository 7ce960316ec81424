import type { Payee } from '../payee/index.js';
import { PaidInYear, findThreshold, type TransferEvent } from './tax.js';

const ana: Payee = { kind: 'affiliate', id: 'ana' };
const har: Payee = { kind: 'organization', id: 'HAR' };
const requested = (payee: Payee, runId: string, accountId: string): TransferEvent => ({
  type: 'TransferRequested',
  data: { runId, payee, payCents: 1, accountId, attempt: 1, idempotencyKey: 'k' },
});
const succeeded = (payee: Payee, runId: string, payCents: number): TransferEvent => ({
  type: 'TransferSucceeded',
  data: { runId, payee, payCents, transferId: `tr_${runId}` },
});
const reversed = (payee: Payee, runId: string, changeCents: number): TransferEvent => ({
  type: 'TransferReversed',
  data: { runId, payee, transferId: `tr_${runId}`, changeCents, reversedCents: changeCents },
});
const paidIn = (year: string, ...facts: [TransferEvent, string][]) => {
  const paid = new PaidInYear(year);
  for (const [fact, at] of facts) paid.read(fact, at);
  return paid.payees(200_000);
};
const atEnd = '2026-12-31T23:59:59.999Z';
const atStart = '2027-01-01T00:00:00.000Z';

describe('[LE-07] the payments of a year', () => {
  it('count by payment date, not by the month of the earnings', () => {
    const facts: [TransferEvent, string][] = [
      [requested(ana, '2026-10', 'acct_1'), '2026-11-22T12:00:00.000Z'],
      [succeeded(ana, '2026-10', 150_000), atEnd],
      [requested(ana, '2026-11', 'acct_2'), atEnd],
      [succeeded(ana, '2026-11', 70_000), atStart],
    ];
    expect(paidIn('2026', ...facts)).toEqual([
      {
        payee: ana,
        accountId: 'acct_1',
        transfers: 1,
        paidCents: 150_000,
        reversedCents: 0,
        boxOneCents: 150_000,
        isReported: false,
      },
    ]);
    expect(paidIn('2027', ...facts)).toMatchObject([{ accountId: 'acct_2', boxOneCents: 70_000 }]);
    expect(paidIn('2025', ...facts)).toEqual([]);
  });

  it('are reduced by money returned in that year, even below zero', () => {
    expect(
      paidIn(
        '2027',
        [succeeded(ana, '2026-11', 250_000), atStart],
        [reversed(ana, '2026-11', 60_000), atStart],
        [reversed(har, '2026-10', 10_000), atStart],
      ),
    ).toMatchObject([
      { payee: ana, paidCents: 250_000, reversedCents: 60_000, boxOneCents: 190_000, isReported: false },
      { payee: har, paidCents: 0, reversedCents: 10_000, boxOneCents: 0, isReported: false },
    ]);
  });

  it('are reported from the exact threshold', () => {
    const reported = (cents: number) => paidIn('2026', [succeeded(ana, 'r', cents), atEnd])[0]?.isReported;
    expect([reported(199_999), reported(200_000)]).toEqual([false, true]);
  });

  it('do not include unpaid requests', () => {
    expect(paidIn('2026', [requested(ana, '2026-10', 'acct_1'), atEnd])).toEqual([]);
  });
});

describe('[LE-07] the threshold of Form 1099-NEC', () => {
  it.each([
    ['2025', 60_000],
    ['2026', 200_000],
  ])('of %s is %i cents', (year, cents) => {
    expect(findThreshold(year, atStart).cents).toBe(cents);
  });

  it.each([
    ['2028', '2028 has not begun'],
    [
      '2027',
      'The threshold for 2027 is missing: look it up at the IRS and add it to libs/domain/src/payouts/tax.ts',
    ],
    ['2019', 'Nothing was paid in 2019: the first year is 2020'],
    ['26', 'Invalid year. Use YYYY, for example 2026.'],
    ['1999', 'Invalid year. Use YYYY, for example 2026.'],
  ])('of %s is refused', (year, sentence) => {
    expect(() => findThreshold(year, atStart)).toThrow(sentence);
  });
});
