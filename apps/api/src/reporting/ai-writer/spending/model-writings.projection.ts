import type { ReportGenerated } from '@closewise/domain/reporting';
import type { Projection } from '../../../platform/projections/projection.js';

const add = `insert into writings
    (report_id, revision, month, model, calls, repairs, input_tokens, cached_tokens, output_tokens,
     cost_micro_dollars, latency_ms, reasons, recorded_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;

/** What models did for each report and what it cost, by the month (UTC) in which it was recorded; nothing personal. */
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
