import type { PayoutEvent } from '@closewise/domain/payouts';
import { payeeKey } from '@closewise/domain/payee';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import type { Projection } from '../../platform/projections/projection.js';
import { FoldedLines, type LineRow, type RunRow } from './folded-lines.js';

const knownRuns = `select run_id as "runId", month, as_of as "asOf", status from runs where run_id = any($1)`;

const knownLines = `select run_id as "runId", payee, cents, status, at, reason_code as "reasonCode",
    reversed_cents as "reversedCents"
  from lines where (run_id, payee) in (select * from unnest($1::text[], $2::text[]))`;

const dropLines = `delete from lines where run_id = any($1)`;

const upsertRuns = `insert into runs (run_id, month, as_of, status)
  select * from unnest($1::text[], $2::text[], $3::text[], $4::text[])
  on conflict (run_id) do update set status = excluded.status`;

const upsertLines = `insert into lines (run_id, payee, cents, status, at, reason_code, reversed_cents)
  select * from unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::bigint[])
  on conflict (run_id, payee) do update set
    status = excluded.status, at = excluded.at, reason_code = excluded.reason_code,
    reversed_cents = excluded.reversed_cents`;

/** The lines that are to be paid, by payee: what the dashboards say of payouts. */
export const ownLinesProjection: Projection<PayoutEvent> = {
  name: 'payouts.own-lines@1',
  handles: [
    'PayoutLinesDrawn',
    'PayoutRunPrepared',
    'PayoutRunApproved',
    'PayoutRunCancelled',
    'TransferRequested',
    'TransferSucceeded',
    'TransferFailed',
    'TransferHeld',
    'TransferReversed',
    'PayoutRunCompleted',
  ],
  statements: [knownRuns, knownLines, dropLines, upsertRuns, upsertLines],
  tables: `create table runs (
      run_id text primary key,
      month text not null,
      as_of text not null,
      status text not null
    );
    create table lines (
      run_id text not null,
      payee text not null,
      cents bigint not null,
      status text not null,
      at text,
      reason_code text,
      reversed_cents bigint not null,
      primary key (run_id, payee)
    )`,
  indexes: ['create index lines_payee on lines (payee)'],
  async project(events, sql) {
    const runIds = [...new Set(events.map(({ data }) => data.runId))];
    const named = events.flatMap(lineNamed);
    const [runs, lines] = [
      (await sql(knownRuns, [runIds])) as unknown as RunRow[],
      (await sql(knownLines, [
        named.map(([run]) => run),
        named.map(([, payee]) => payee),
      ])) as unknown as LineRow[],
    ];
    const folded = new FoldedLines(runs, lines);
    for (const event of events) folded.fold(event, event.recordedAt);
    if (folded.drawnAnew.size > 0) await sql(dropLines, [[...folded.drawnAnew]]);
    const [allRuns, allLines] = [folded.runs, folded.lines];
    await sql(upsertRuns, [
      allRuns.map(({ runId }) => runId),
      allRuns.map(({ month }) => month),
      allRuns.map(({ asOf }) => asOf),
      allRuns.map(({ status }) => status),
    ]);
    await sql(upsertLines, [
      allLines.map(({ runId }) => runId),
      allLines.map(({ payee }) => payee),
      allLines.map(({ cents }) => cents),
      allLines.map(({ status }) => status),
      allLines.map(({ at }) => at),
      allLines.map(({ reasonCode }) => reasonCode),
      allLines.map(({ reversedCents }) => reversedCents),
    ]);
  },
};

const lineNamed = ({ data }: RecordedEvent<PayoutEvent>): [runId: string, payee: string][] =>
  'payee' in data ? [[data.runId, payeeKey(data.payee)]] : [];
