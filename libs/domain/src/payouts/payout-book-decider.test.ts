import type { PayoutCommand, RunActor } from './payout-book-commands.js';
import { payoutBookDecider } from './payout-book-decider.js';
import { unpaidLines, type PayoutBookState } from './payout-book-state.js';
import type { PayoutEvent, PayoutLine } from './payout-events.js';

const anna = { kind: 'affiliate', id: 'anna' } as const;
const ben = { kind: 'affiliate', id: 'ben' } as const;
const har = { kind: 'organization', id: 'HAR' } as const;
const line = (payee: PayoutLine['payee'], payCents: number): PayoutLine => ({
  payee,
  balanceCents: payCents,
  withinHoldCents: 0,
  disputedCents: 0,
  payCents,
  accountId: `acct_${payee.id}`,
  provider: 'stripe',
  heldUntil: null,
  reason: null,
});
const unpaid: PayoutLine = {
  ...line(ben, 0),
  balanceCents: 500,
  accountId: null,
  provider: null,
  reason: 'below-minimum',
};
const lines = [line(anna, 12_000), unpaid, line(har, 20_000)];

const runId = '2026-10';
const prepare = {
  type: 'PrepareRun',
  month: '2026-10',
  asOf: '2026-11-22T06:00:00.000Z',
  provider: 'stripe',
  holdDays: 21,
  minimumCents: 10_000,
  preparedBy: 'maria',
  lines,
} as const;
const omar = { by: 'admin:o-1', alias: 'omar' };
const operator = (by: string, alias: string | null = null) => ({ by, alias });
const approve = { type: 'ApproveRun', runId, approver: omar, onePersonMay: false, changed: [] } as const;
const start = (executor: string | RunActor, onePersonMay = false) =>
  ({
    type: 'StartExecution',
    runId,
    executor: typeof executor === 'string' ? operator(executor) : executor,
    onePersonMay,
  }) as const;
const cancel = { type: 'CancelRun', runId, cancelledBy: 'maria', reason: 'a day early' } as const;
const close = { type: 'CloseRun', runId, closedBy: 'omar', reason: 'accounts closed' } as const;
const of = (payee: PayoutLine['payee']) => ({ runId, payee });
const request = (payee: PayoutLine['payee']) => ({ type: 'RequestTransfer', ...of(payee) }) as const;
const settle = (payee: PayoutLine['payee'], amountCents: number, transferId = `tr_${payee.id}`) =>
  ({ type: 'SettleTransfer', ...of(payee), transferId, amountCents }) as const;
const fail = (payee: PayoutLine['payee']) =>
  ({ type: 'FailTransfer', ...of(payee), reasonCode: 'account_closed' }) as const;
const hold = (payee: PayoutLine['payee'], reasonCode = 'inactive') =>
  ({ type: 'HoldTransfer', ...of(payee), reasonCode, until: null }) as const;
const reversal = (reversedCents: number, transferId = 'tr_anna') =>
  ({ type: 'RecordReversal', ...of(anna), transferId, reversedCents }) as const;

const drawn: PayoutEvent = { type: 'PayoutLinesDrawn', data: { runId, part: 1, lines } };
const prepared: PayoutEvent = {
  type: 'PayoutRunPrepared',
  data: {
    runId,
    month: '2026-10',
    asOf: prepare.asOf,
    provider: 'stripe',
    currency: 'usd',
    holdDays: 21,
    minimumCents: 10_000,
    preparedBy: 'maria',
    lines: 3,
    paidLines: 2,
    payCents: 32_000,
  },
};
const approved: PayoutEvent = { type: 'PayoutRunApproved', data: { runId, approvedBy: 'admin:o-1' } };
const approvedByOmar: PayoutEvent = { type: 'PayoutRunApproved', data: { runId, approvedBy: 'omar' } };
const started = (executedBy: string): PayoutEvent => ({
  type: 'PayoutExecutionStarted',
  data: { runId, executedBy },
});
const cancelled: PayoutEvent = {
  type: 'PayoutRunCancelled',
  data: { runId, cancelledBy: 'maria', reason: 'a day early' },
};
const requested = (payee: PayoutLine['payee'], payCents: number, attempt = 1): PayoutEvent => ({
  type: 'TransferRequested',
  data: {
    ...of(payee),
    payCents,
    accountId: `acct_${payee.id}`,
    attempt,
    idempotencyKey: `payout-2026-10-${payee.kind}:${payee.id}-${attempt}`,
  },
});
const succeeded = (payee: PayoutLine['payee'], payCents: number): PayoutEvent => ({
  type: 'TransferSucceeded',
  data: { ...of(payee), payCents, transferId: `tr_${payee.id}` },
});
const failed = (payee: PayoutLine['payee'], payCents: number, attempt = 1): PayoutEvent => ({
  type: 'TransferFailed',
  data: { ...of(payee), payCents, reasonCode: 'account_closed', attempt },
});
const held = (payee: PayoutLine['payee'], reasonCode = 'inactive'): PayoutEvent => ({
  type: 'TransferHeld',
  data: { ...of(payee), reasonCode, until: null },
});
const completed = (more: object = {}): PayoutEvent =>
  ({
    type: 'PayoutRunCompleted',
    data: { runId, paidLines: 2, paidCents: 32_000, unpaidLines: 0, closed: null, ...more },
  }) as PayoutEvent;

const begun = [drawn, prepared];
const ready = [...begun, approved];
const annaAsked = [...ready, requested(anna, 12_000)];
const annaPaid = [...annaAsked, succeeded(anna, 12_000)];
const annaFailed = [...annaAsked, failed(anna, 12_000)];
const harAsked = [...annaPaid, requested(har, 20_000)];
const done = [...harAsked, succeeded(har, 20_000), completed()];
const closedRun = [
  ...annaFailed,
  held(har),
  completed({ paidLines: 0, paidCents: 0, unpaidLines: 2, closed: { by: 'omar', reason: 'x' } }),
];

const after = (events: readonly PayoutEvent[]): PayoutBookState =>
  events.reduce((state, event) => payoutBookDecider.evolve(state, event), payoutBookDecider.initialState);
const decide = (given: readonly PayoutEvent[], command: PayoutCommand) =>
  payoutBookDecider.decide(command, after(given));

describe('[LE-05] a payout run', () => {
  it.each<[string, PayoutEvent[], PayoutCommand, PayoutEvent[]]>([
    ['is prepared with its lines', [], prepare, begun],
    ['is prepared anew after an interrupted preparation', [drawn], prepare, begun],
    ['is approved by somebody else', begun, approve, [approved]],
    [
      'is approved by the same where that is allowed',
      begun,
      { ...approve, approver: operator('maria'), onePersonMay: true },
      [{ type: 'PayoutRunApproved', data: { runId, approvedBy: 'maria' } }],
    ],
    [
      'is executed by the approver where one person may do everything',
      [...begun, approvedByOmar],
      start('omar', true),
      [started('omar')],
    ],
    ['is executed by another admin', ready, start(operator('admin:z-1', 'zoe')), [started('admin:z-1')]],
    ['is cancelled before it is approved', begun, cancel, [cancelled]],
    ['is cancelled before anything was requested', ready, cancel, [cancelled]],
    ['is cancelled while lines are held only', [...ready, held(anna)], cancel, [cancelled]],
    ['is cancelled once', [...begun, cancelled], cancel, []],
    ['is executed by an operator', ready, start('zoe'), [started('zoe')]],
    ['is executed again by the same one', [...ready, started('zoe')], start('zoe'), []],
    ['is gone on with by another', [...ready, started('omar')], start('maria'), [started('maria')]],
    ['is cancelled though it was to be executed', [...ready, started('omar')], cancel, [cancelled]],
    ['asks for a line', ready, request(anna), [requested(anna, 12_000)]],
    ['asks for a line once', annaAsked, request(anna), []],
    ['asks for no line that is paid', annaPaid, request(anna), []],
    ['asks with another key after a refusal', annaFailed, request(anna), [requested(anna, 12_000, 2)]],
    ['asks for a line that was held', [...ready, held(anna)], request(anna), [requested(anna, 12_000)]],
    ['records the transfer', annaAsked, settle(anna, 12_000), [succeeded(anna, 12_000)]],
    ['records the transfer once', annaPaid, settle(anna, 12_000), []],
    [
      'is completed by its last transfer',
      harAsked,
      settle(har, 20_000),
      [succeeded(har, 20_000), completed()],
    ],
    [
      'takes a transfer as the answer to a line that counts as refused',
      annaFailed,
      settle(anna, 12_000),
      [requested(anna, 12_000, 2), succeeded(anna, 12_000)],
    ],
    [
      'takes a transfer that no record asked for',
      ready,
      settle(anna, 12_000),
      [requested(anna, 12_000), succeeded(anna, 12_000)],
    ],
    [
      'takes a transfer of a line that it had given up, and stays completed',
      closedRun,
      settle(anna, 12_000),
      [requested(anna, 12_000, 2), succeeded(anna, 12_000)],
    ],
    ['records a refusal', annaAsked, fail(anna), [failed(anna, 12_000)]],
    ['records a refusal once', annaFailed, fail(anna), []],
    ['stays paid when an older refusal arrives late', annaPaid, fail(anna), []],
    ['holds a line', ready, hold(anna), [held(anna)]],
    ['holds a line once for one reason', [...ready, held(anna)], hold(anna), []],
    [
      'holds a line for another reason',
      [...ready, held(anna)],
      hold(anna, 'amount-changed'),
      [held(anna, 'amount-changed')],
    ],
    ['holds a line that was refused', annaFailed, hold(anna), [held(anna)]],
    ['holds no line that the provider was asked for', annaAsked, hold(anna), []],
    [
      'is closed when the rest is refused or held',
      [...annaFailed, held(har)],
      close,
      [
        completed({
          paidLines: 0,
          paidCents: 0,
          unpaidLines: 2,
          closed: { by: 'omar', reason: 'accounts closed' },
        }),
      ],
    ],
    ['is closed once', closedRun, close, []],
    [
      'records what came back',
      annaPaid,
      reversal(2000),
      [
        {
          type: 'TransferReversed',
          data: { ...of(anna), transferId: 'tr_anna', changeCents: 2000, reversedCents: 2000 },
        },
      ],
    ],
    ['records nothing when nothing came back', annaPaid, reversal(0), []],
  ])('%s', (_title, given, command, expected) => {
    expect(decide(given, command)).toStrictEqual(expected);
  });

  it.each<[string, PayoutEvent[], PayoutCommand, string]>([
    ['a month that is none', [], { ...prepare, month: 'October' }, 'payouts.month-invalid'],
    [
      'a month that is not over',
      [],
      { ...prepare, asOf: '2026-10-31T23:59:59.999Z' },
      'payouts.month-not-over',
    ],
    [
      'a month within the hold',
      [],
      { ...prepare, asOf: '2026-11-21T23:59:59.999Z' },
      'payouts.hold-not-over',
    ],
    ['a second run beside one that is prepared', begun, prepare, 'payouts.run-open'],
    [
      'a run of another month beside one that is approved',
      ready,
      { ...prepare, month: '2026-09' },
      'payouts.run-open',
    ],
    ['a second run beside one that is paid', annaPaid, prepare, 'payouts.run-open'],
    ['a run of nobody', [], { ...prepare, lines: [unpaid] }, 'payouts.nobody-payable'],
    ['a run that nobody knows', [], approve, 'payouts.run-unknown'],
    [
      'the approval of who prepared it',
      begun,
      { ...approve, approver: operator('maria') },
      'payouts.same-approver',
    ],
    [
      'the approval of the admin whose name prepared it on the command line',
      begun,
      { ...approve, approver: { by: 'admin:m-1', alias: 'Maria' } },
      'payouts.same-approver',
    ],
    [
      'the approval of an admin under the name of the command line',
      [drawn, { ...prepared, data: { ...prepared.data, preparedBy: 'admin:o-1' } } as PayoutEvent],
      { ...approve, approver: operator('omar', 'admin:o-1') },
      'payouts.same-approver',
    ],
    [
      'the approval of another name of the command line, which proves nothing',
      begun,
      { ...approve, approver: operator('omar') },
      'payouts.approver-unproven',
    ],
    ['to execute for the admin who approved it', ready, start(omar), 'payouts.same-executor'],
    [
      'to execute under the name of the admin who approved it',
      ready,
      start(operator('omar', 'admin:o-1')),
      'payouts.same-executor',
    ],
    [
      'to execute for the operator who approved it, also when the execution has begun',
      [...begun, approvedByOmar, started('omar')],
      start('Omar '),
      'payouts.same-executor',
    ],
    ['the approval of an approved run', ready, approve, 'payouts.run-approved'],
    ['the approval of a run that is paid', annaPaid, approve, 'payouts.run-approved'],
    ['the approval of a completed run', done, approve, 'payouts.run-ended'],
    ['the approval of a cancelled run', [...begun, cancelled], approve, 'payouts.run-ended'],
    [
      'the approval of lines that have changed',
      begun,
      { ...approve, changed: [{ who: 'affiliate ANNA', change: 'amount-changed' }] },
      'payouts.run-changed',
    ],
    ['the cancelling without a reason', begun, { ...cancel, reason: ' ' }, 'payouts.reason-missing'],
    ['the cancelling of a run with a request', annaAsked, cancel, 'payouts.run-begun'],
    ['the cancelling of a completed run', done, cancel, 'payouts.run-begun'],
    ['to execute before the approval', begun, start('omar'), 'payouts.run-not-approved'],
    ['to execute a completed run again', done, start('omar'), 'payouts.run-ended'],
    ['to pay before the approval', begun, request(anna), 'payouts.run-not-approved'],
    ['to pay a cancelled run', [...begun, cancelled], request(anna), 'payouts.run-ended'],
    ['to pay a run that was closed', closedRun, request(anna), 'payouts.run-ended'],
    ['to hold a line of a run that was closed', closedRun, hold(anna), 'payouts.run-ended'],
    ['another amount than that of the line', annaAsked, settle(anna, 11_999), 'payouts.transfer-mismatch'],
    ['a second transfer of a line', annaPaid, settle(anna, 12_000, 'tr_2'), 'payouts.transfer-mismatch'],
    ['a transfer of a run that is prepared', begun, settle(anna, 12_000), 'payouts.transfer-mismatch'],
    [
      'a transfer of a cancelled run',
      [...begun, cancelled],
      settle(anna, 12_000),
      'payouts.transfer-mismatch',
    ],
    ['a reversal of another transfer', annaPaid, reversal(1, 'tr_2'), 'payouts.transfer-mismatch'],
    ['a reversal of a line that is not paid', ready, reversal(1), 'payouts.transfer-mismatch'],
    ['a reversal of more than was paid', annaPaid, reversal(12_001), 'payouts.transfer-mismatch'],
    ['to close a run with an open line', annaFailed, close, 'payouts.lines-open'],
    ['to close a run with a line in transit', [...annaAsked, held(har)], close, 'payouts.lines-open'],
    ['to close a run that is paid in full', done, close, 'payouts.run-ended'],
    [
      'approval by the same, written otherwise',
      begun,
      { ...approve, approver: operator(' MARIA') },
      'payouts.same-approver',
    ],
    ['to close a run that is not approved', begun, close, 'payouts.run-not-approved'],
    ['to close a run that was cancelled', [...begun, cancelled], close, 'payouts.run-ended'],
    ['a reason of 501 letters', begun, { ...cancel, reason: 'a'.repeat(501) }, 'payouts.reason-missing'],
    [
      'to close a run without a reason',
      [...annaFailed, held(har)],
      { ...close, reason: '' },
      'payouts.reason-missing',
    ],
  ])('refuses %s', (_title, given, command, code) => {
    expect(() => decide(given, command)).toThrow(expect.objectContaining({ code }));
  });

  it('accepts a reason of 500 characters', () => {
    const reason = 'a'.repeat(500);
    expect(decide(begun, { ...cancel, reason })).toEqual([
      { type: 'PayoutRunCancelled', data: { runId, cancelledBy: 'maria', reason } },
    ]);
  });

  it('says how many lines have no response yet, and who cannot both approve and execute', () => {
    const message = (given: readonly PayoutEvent[], command: PayoutCommand): string => {
      try {
        decide(given, command);
      } catch (error) {
        return (error as Error).message;
      }
      return 'nothing';
    };
    expect(message(ready, close)).toMatch(/^2 lines of the run 2026-10 have no response/);
    expect(message(annaAsked, close)).toMatch(/^2 lines/);
    expect(message(annaFailed, close)).toMatch(/^1 lines/);
    expect(message(ready, start(omar))).toMatch(/^omar approved the run 2026-10/);
    expect(message([...begun, approvedByOmar], start(operator('omar', 'o-1')))).toMatch(/^omar approved/);
  });

  it('has unpaid lines of any status', () => {
    const unpaidAfter = (events: readonly PayoutEvent[]) =>
      unpaidLines(after(events).runs.get(runId)!).map(({ payee: { id } }) => id);
    expect(unpaidAfter(ready)).toEqual(['anna', 'HAR']);
    expect(unpaidAfter(annaAsked)).toEqual(['anna', 'HAR']);
    expect(unpaidAfter([...annaFailed, held(har)])).toEqual(['anna', 'HAR']);
    expect(unpaidAfter(annaPaid)).toEqual(['HAR']);
    expect(unpaidAfter(done)).toEqual([]);
  });

  it('gets a number if an earlier run of the month has ended', () => {
    for (const ended of [done, [...begun, cancelled], closedRun]) {
      const next = decide(ended, { ...prepare, lines: [lines[0]!] });
      expect(next.map(({ data }) => data.runId)).toEqual(['2026-10-2', '2026-10-2']);
    }
  });

  it('says from which day a month can be prepared', () => {
    expect(() => decide([], { ...prepare, asOf: '2026-11-03T00:00:00.000Z' })).toThrow(/from 2026-11-22/);
  });

  it('with many payees is recorded in parts that fit into one append', () => {
    const many = Array.from({ length: 4001 }, (_, index) =>
      line({ kind: 'affiliate', id: `6f1d2c3b-0000-4000-8000-${String(index).padStart(12, '0')}` }, 12_345),
    );
    const events = decide([], { ...prepare, lines: many });
    expect(events.map(({ type }) => type)).toEqual([
      ...Array.from({ length: 3 }, () => 'PayoutLinesDrawn'),
      'PayoutRunPrepared',
    ]);
    for (const { data } of events) expect(JSON.stringify(data).length).toBeLessThan(700_000);
    expect(after(events).runs.get(runId)?.linesOf.size).toBe(4001);
  });

  it('ignores the lines of an interrupted preparation', () => {
    const other: PayoutEvent = {
      type: 'PayoutLinesDrawn',
      data: { runId, part: 1, lines: [line(ben, 99_900)] },
    };
    const run = after([other, ...begun]).runs.get(runId);
    expect([...(run?.linesOf.keys() ?? [])]).toEqual(['affiliate:anna', 'affiliate:ben', 'organization:HAR']);
  });

  it('lists its executors, none for older runs', () => {
    const executedBy = (events: PayoutEvent[]) => after(events).runs.get(runId)?.executedBy;
    expect(executedBy([...ready, started('omar'), started('maria')])).toEqual(['omar', 'maria']);
    expect(executedBy(done)).toEqual([]);
  });

  it('counts its lines and the paid amount', () => {
    expect(after([...annaPaid, requested(har, 20_000), failed(har, 20_000)]).runs.get(runId)).toMatchObject({
      status: 'executing',
      counts: { 'not-paid': 1, open: 0, requested: 0, failed: 1, held: 0, paid: 1 },
      paidCents: 12_000,
    });
  });
});
