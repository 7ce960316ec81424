import type { PayoutEvent, OwnLine } from '@closewise/domain/payouts';
import { payeeKey, type Payee } from '@closewise/domain/payee';
import { Injectable } from '@nestjs/common';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import { type Projection, Projections } from '../../platform/projections/projection.js';
import { LineRows, type LineRow, type RunRow } from './line-rows.js';
import { Database } from '../../platform/database/database.js';

const knownRuns = `select run_id as "runId", month, as_of as "asOf", provider, status from runs where run_id = any($1)`;

const knownLines = `select run_id as "runId", payee, provider, cents, status, at, reason_code as "reasonCode",
    reversed_cents as "reversedCents"
  from lines where (run_id, payee) in (select * from unnest($1::text[], $2::text[]))`;

const dropLines = `delete from lines where run_id = any($1)`;

const upsertRuns = `insert into runs (run_id, month, as_of, provider, status)
  select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
  on conflict (run_id) do update set status = excluded.status`;

const upsertLines = `insert into lines (run_id, payee, provider, cents, status, at, reason_code, reversed_cents)
  select * from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::text[], $6::text[], $7::text[],
    $8::bigint[])
  on conflict (run_id, payee) do update set
    status = excluded.status, at = excluded.at, reason_code = excluded.reason_code,
    reversed_cents = excluded.reversed_cents`;

/** Payable lines by payee, for the payouts on the dashboards. */
export const ownLinesProjection: Projection<PayoutEvent> = {
  name: 'payouts.own-lines@2',
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
      provider text not null,
      status text not null
    );
    create table lines (
      run_id text not null,
      payee text not null,
      provider text,
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
    const folded = new LineRows(runs, lines);
    for (const event of events) folded.fold(event, event.recordedAt);
    if (folded.redrawnRuns.size > 0) await sql(dropLines, [[...folded.redrawnRuns]]);
    const [allRuns, allLines] = [folded.runs, folded.lines];
    await sql(upsertRuns, [
      allRuns.map(({ runId }) => runId),
      allRuns.map(({ month }) => month),
      allRuns.map(({ asOf }) => asOf),
      allRuns.map(({ provider }) => provider),
      allRuns.map(({ status }) => status),
    ]);
    await sql(upsertLines, [
      allLines.map(({ runId }) => runId),
      allLines.map(({ payee }) => payee),
      allLines.map(({ provider }) => provider),
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

/** A payee's lines, from the read model. */
@Injectable()
export class OwnLines {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
  ) {}

  /** The payee's payable lines, newest run first. */
  listLines(payee: Payee): Promise<OwnLine[]> {
    return this.database.query<OwnLine>(
      `select run_id as "runId", month, runs.status as "runStatus",
         coalesce(lines.provider, runs.provider) as provider, cents as "payCents", lines.status, at,
         reason_code as "reasonCode", reversed_cents as "reversedCents"
       from ${this.schema}.lines join ${this.schema}.runs using (run_id)
       where payee = $1 order by as_of desc, run_id desc`,
      [payeeKey(payee)],
    );
  }

  /** Whether the month (`2026-10`) has a run that is not cancelled. */
  async hasRun(month: string): Promise<boolean> {
    const found = await this.database.query(
      `select from ${this.schema}.runs where month = $1 and status <> 'cancelled' limit 1`,
      [month],
    );
    return found.length > 0;
  }

  private get schema(): string {
    return this.projections.schemaOf(ownLinesProjection.name);
  }
}
