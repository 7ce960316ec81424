import type { PayoutEvent, PayoutLine } from '@closewise/domain/payouts';
import { LineRows, type LineRow, type RunRow } from './line-rows.js';

const runId = '2026-10';
const at = '2026-11-22T15:00:00.000Z';
const anna = { kind: 'affiliate', id: 'anna' } as const;
const ben = { kind: 'affiliate', id: 'ben' } as const;
const drawn = (
  payee: PayoutLine['payee'],
  payCents: number,
  reason: PayoutLine['reason'] = null,
): PayoutLine => ({
  payee,
  balanceCents: payCents,
  withinHoldCents: 0,
  disputedCents: 0,
  payCents,
  accountId: 'acct_1',
  provider: 'stripe',
  heldUntil: null,
  reason,
});
const draw = (part: number, ...lines: PayoutLine[]): PayoutEvent => ({
  type: 'PayoutLinesDrawn',
  data: { runId, part, lines },
});
const request = {
  runId,
  payee: anna,
  payCents: 12_000,
  accountId: 'acct_1',
  attempt: 1,
  idempotencyKey: 'k',
};
const run: RunRow = { runId, month: '2026-10', asOf: at, provider: 'stripe', status: 'approved' };
const line: LineRow = {
  runId,
  payee: 'affiliate:anna',
  provider: 'stripe',
  cents: 12_000,
  status: 'open',
  at: null,
  reasonCode: null,
  reversedCents: 0,
};

function after(events: PayoutEvent[], runs: RunRow[] = [], lines: LineRow[] = []): LineRows {
  const folded = new LineRows(
    runs.map((row) => ({ ...row })),
    lines.map((row) => ({ ...row })),
  );
  for (const event of events) folded.fold(event, at);
  return folded;
}

describe('payees’ lines', () => {
  it('are the payable lines of all parts', () => {
    const { lines, redrawnRuns } = after([
      draw(1, drawn(anna, 12_000)),
      draw(2, drawn(ben, 90, 'below-minimum')),
    ]);
    expect(lines).toStrictEqual([line]);
    expect([...redrawnRuns]).toEqual([runId]);
  });

  it('are replaced after an interrupted preparation', () => {
    const { lines } = after([draw(1, drawn(ben, 13_000)), draw(1, drawn(anna, 12_000))]);
    expect(lines).toStrictEqual([line]);
  });

  it('are requested again after a refusal, and paid', () => {
    const refused = { ...line, status: 'failed', at, reasonCode: 'account_closed' } as const;
    const { lines, runs } = after(
      [
        { type: 'TransferRequested', data: request },
        { type: 'TransferSucceeded', data: { runId, payee: anna, payCents: 12_000, transferId: 'tr_1' } },
      ],
      [run],
      [refused],
    );
    expect(lines).toStrictEqual([{ ...line, status: 'paid', at }]);
    expect(runs).toStrictEqual([{ ...run, status: 'executing' }]);
  });

  it('do not reopen an ended run', () => {
    const { runs } = after(
      [{ type: 'TransferRequested', data: request }],
      [{ ...run, status: 'completed' }],
      [line],
    );
    expect(runs).toMatchObject([{ status: 'completed' }]);
  });
});
