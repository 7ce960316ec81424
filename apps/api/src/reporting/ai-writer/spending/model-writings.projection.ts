import type { ReportGenerated } from '@closewise/domain/reporting';
import { Injectable } from '@nestjs/common';
import { type Projection, Projections } from '../../../platform/projections/projection.js';
import { Database } from '../../../platform/database/database.js';

const add = `insert into writings
    (report_id, revision, month, model, calls, repairs, input_tokens, cached_tokens, output_tokens,
     cost_micro_dollars, latency_ms, reasons, recorded_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;

/** Model usage and cost per report, by month (UTC). Holds no personal data. */
export const modelWritingsProjection: Projection<ReportGenerated> = {
  name: 'reporting.model-writings@1',
  handles: ['ReportGenerated'],
  statements: [add],
  tables: `create table writings (
    report_id bigint not null,
    revision integer not null,
    month text not null,
    model text not null,
    calls integer not null,
    repairs integer not null,
    input_tokens bigint not null,
    cached_tokens bigint not null,
    output_tokens bigint not null,
    cost_micro_dollars bigint not null,
    latency_ms integer not null,
    reasons text[] not null,
    recorded_at timestamptz not null,
    primary key (report_id, revision)
  )`,
  indexes: ['create index writings_month on writings (month, recorded_at desc)'],
  async project(events, sql) {
    for (const { data, recordedAt } of events) {
      const { reportId, revision, writing } = data;
      if (!writing) continue;
      const reasons = writing.fallbacks.map(({ reason }) => reason);
      await sql(add, [
        reportId,
        revision,
        recordedAt.slice(0, 7),
        writing.model,
        writing.calls,
        writing.repairs,
        writing.inputTokens,
        writing.cachedTokens,
        writing.outputTokens,
        writing.costMicroDollars,
        writing.latencyMs,
        reasons,
        recordedAt,
      ]);
    }
  },
};

/** Model usage and cost in one month. */
type MonthOfWriting = Readonly<{
  reports: number;
  calls: number;
  repairs: number;
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
  costMicroDollars: number;
  latencyMs: number;
}>;

/** Reads model usage, for the monthly budget and for operators. */
@Injectable()
export class ModelWritings {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
  ) {}

  /** The sums of a month, such as `2026-11`. */
  async ofMonth(month: string): Promise<MonthOfWriting> {
    const sum = (column: string) => `coalesce(sum(${column}), 0)::bigint`;
    const [sums] = await this.database.query<MonthOfWriting>(
      `select count(*)::bigint as reports, ${sum('calls')} as calls, ${sum('repairs')} as repairs,
         ${sum('input_tokens')} as "inputTokens", ${sum('cached_tokens')} as "cachedTokens",
         ${sum('output_tokens')} as "outputTokens", ${sum('cost_micro_dollars')} as "costMicroDollars",
         ${sum('latency_ms')} as "latencyMs"
       from ${this.table} where month = $1`,
      [month],
    );
    return sums!;
  }

  /** The number of sections that kept the rules' wording in a month, by reason. */
  fallbacksOf(month: string): Promise<{ reason: string; sections: number }[]> {
    return this.database.query(
      `select reason, count(*)::bigint as sections from ${this.table}, unnest(reasons) as reason
       where month = $1 group by reason order by reason`,
      [month],
    );
  }

  /** Why sections of the newest report kept the rules' wording; empty if none did or there is no report. */
  async reasonsOfNewest(): Promise<readonly string[]> {
    const [newest] = await this.database.query<{ reasons: string[] }>(
      `select reasons from ${this.table} order by recorded_at desc limit 1`,
      [],
    );
    return newest?.reasons ?? [];
  }

  private get table(): string {
    return `${this.projections.schemaOf(modelWritingsProjection.name)}.writings`;
  }
}
