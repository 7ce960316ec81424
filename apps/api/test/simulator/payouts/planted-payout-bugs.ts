import type { PlantedBug } from '../planted-bugs.js';

const onLine = 'libs/domain/src/payouts/decide-on-line.ts';
const book = 'libs/domain/src/payouts/payout-book-decider.ts';
const drawing = 'libs/domain/src/payouts/draw-lines.ts';
const execution = 'apps/api/src/payouts/execution/run-execution.ts';
const entries = 'libs/domain/src/ledger/entries-of.ts';

/** Bugs by which somebody is paid twice, too much, early or wrongly, or by which the books say something else. */
export const plantedPayoutBugs: readonly PlantedBug[] = [
  {
    name: 'all payees of a run have the same idempotency key',
    from: 10,
    file: onLine,
    find: '`payout-${runId}-${payeeKey(payee)}-${attempt}`',
    replace: '`payout-${runId}-${attempt}`',
  },
  {
    name: 'each question about a line has another idempotency key',
    from: 2,
    file: execution,
    find: 'transferKey(run.runId, payee, line.attempts)',
    replace: 'transferKey(run.runId, payee, line.attempts + this.silentFor)',
  },
  {
    name: 'what the provider has of the run is not looked up before it is asked again',
    from: 2,
    file: execution,
    find: 'await this.takeFound();\n    const lines',
    replace: 'const lines',
  },
  {
    name: 'two executions pay at the same time',
    from: 2,
    file: 'apps/api/src/payouts/execution/execute-payout-run.handler.ts',
    find: "await workAlone(this.database, 'payouts execute', () => execution.execute())",
    replace: "await execution.execute() as Execution | 'busy'",
  },
  {
    name: 'what is within the hold is paid',
    from: 2,
    file: drawing,
    find: 'const payableCents = balanceCents - withinHoldCents - disputedCents;',
    replace: 'const payableCents = balanceCents - disputedCents;',
  },
  {
    name: 'a run is prepared within the hold',
    from: 10,
    file: 'libs/domain/src/payouts/prepare-run.ts',
    find: 'if (asOf.slice(0, 10) < from) {',
    replace: 'if (asOf.slice(0, 7) < from.slice(0, 7)) {',
  },
  {
    name: 'a second run is prepared beside an open one',
    file: 'libs/domain/src/payouts/prepare-run.ts',
    find: 'if (open) {',
    replace: "if (open?.status === 'prepared') {",
  },
  {
    name: 'the minimum is ignored',
    from: 4,
    file: drawing,
    find: 'if (payableCents < minimumCents)',
    replace: 'if (payableCents <= 0)',
  },
  {
    name: 'somebody inactive is paid',
    file: drawing,
    find: "if (standing === 'inactive') return 'inactive';",
    replace: '',
  },
  {
    name: 'an account that the provider does not pay is asked for',
    from: 28,
    file: drawing,
    find: "if (!account.isVerified) return 'account-restricted';",
    replace: '',
  },
  {
    name: 'amounts are not compared when a run is approved',
    file: 'apps/api/src/payouts/runs/approval-check.ts',
    find: 'changed: await this.drawing.changes(run)',
    replace: 'changed: []',
  },
  {
    name: 'who has prepared a run approves it, too',
    file: book,
    find: 'if (isSameName(approvedBy, run.preparedBy) && !mayApproveOwn) {',
    replace: 'if (false) {',
  },
  {
    name: 'a refund between approval and execution is paid out',
    file: execution,
    find: 'const change = changeOf(line, now.get(payeeKey(payee)) ?? null);',
    replace: 'const change = null as string | null;',
  },
  {
    name: 'a run is closed with lines that have no answer yet',
    from: 2,
    file: book,
    find: 'if (open + requested > 0) {',
    replace: 'if (open > 0) {',
  },
  {
    name: 'a run is completed with its first paid line',
    from: 2,
    file: onLine,
    find: 'open + requested + failed + held === 1',
    replace: 'open + requested + failed + held >= 1',
  },
  {
    name: 'a refused line counts as paid in the books',
    from: 27,
    file: entries,
    find: "['payout-failed', move(inTransit, payee, data.payCents)]",
    replace: "['payout-failed', move(inTransit, paidOut, data.payCents)]",
  },
  {
    name: 'money that came back counts as paid',
    from: 2,
    file: entries,
    find: "['payout-reversed', move(paidOut, payee, data.changeCents)]",
    replace: "['payout-reversed', []]",
  },
  {
    name: 'a second part that came back counts the first again',
    from: 2,
    file: onLine,
    find: 'const changeCents = reversedCents - line.reversedCents;',
    replace: 'const changeCents = reversedCents;',
  },
  {
    name: 'the read model forgets what is in transit between two batches',
    from: 2,
    file: 'apps/api/src/affiliation/ledger/load-books.ts',
    find: 'house, inTransit, paidOut]) touch',
    replace: 'house, paidOut]) touch',
  },
];
