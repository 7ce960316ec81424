import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Projections } from '../../../platform/projections/projection.js';
import { modelWritingsProjection } from './model-writings.projection.js';

/** What models did and cost in one month. */
export type MonthOfWriting = Readonly<{
  reports: number;
  calls: number;
  repairs: number;
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
  costMicroDollars: number;
  latencyMs: number;
}>;

/** Reads what models did, for the ceiling of the month and for operators. */
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

  /** How many sections the rules worded in a month, by the reason. */
  fallbacksOf(month: string): Promise<{ reason: string; sections: number }[]> {
    return this.database.query(
      `select reason, count(*)::bigint as sections from ${this.table}, unnest(reasons) as reason
       where month = $1 group by reason order by reason`,
      [month],
    );
  }

  /** Why the rules worded sections of the newest report; empty when the model worded all of it, or there is none. */
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
