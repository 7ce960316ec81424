import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Metrics } from '../../../platform/observability/metrics.js';
import { Readiness } from '../../../platform/observability/readiness.js';
import { AiWriterConfig } from '../model/ai-writer-config.js';
import { ModelWritings } from './model-writings.js';

const tokens = [
  ['input', 'inputTokens'],
  ['cached', 'cachedTokens'],
  ['output', 'outputTokens'],
] as const;

const dollars = (microDollars: number): number => microDollars / 1_000_000;

/** What operators see of the model: its metrics, and a notice while it may or can do nothing. */
@Injectable()
export class ModelWatch {
  constructor(
    private readonly config: AiWriterConfig,
    private readonly writings: ModelWritings,
    private readonly metrics: Metrics,
    private readonly readiness: Readiness,
    private readonly clock: Clock,
  ) {}

  /** Nothing is shown of a model that was never set. */
  begin(): void {
    const access = this.config.access();
    if (!access) return;
    const ceiling = access.ceilingMicroDollars;
    this.gauge('report_model_ceiling_dollars', 'What the model may cost in a month', async () =>
      dollars(ceiling),
    );
    this.gauge('report_model_month_dollars', 'What the model has cost in this month (UTC)', async () =>
      dollars((await this.month()).costMicroDollars),
    );
    this.gauge(
      'report_model_month_reports',
      'Reports of this month that had a model',
      async () => (await this.month()).reports,
    );
    this.gauge(
      'report_model_month_calls',
      'Calls of the model in this month',
      async () => (await this.month()).calls,
    );
    this.gauge(
      'report_model_month_repairs',
      'Calls of this month about words that were not taken',
      async () => (await this.month()).repairs,
    );
    this.gauge(
      'report_model_month_seconds',
      'Seconds that reports of this month waited for the model',
      async () => (await this.month()).latencyMs / 1000,
    );
    this.metrics.registerGauge({
      name: 'report_model_month_tokens',
      help: 'Tokens of this month; the cached ones are among the input',
      labels: ['kind'],
      read: async () => {
        const month = await this.month();
        return tokens.map(([kind, field]) => ({ labels: { kind }, value: month[field] }));
      },
    });
    this.metrics.registerGauge({
      name: 'report_model_month_fallbacks',
      help: 'Sections of this month that the rules worded in place of the model',
      labels: ['reason'],
      read: async () =>
        (await this.writings.fallbacksOf(this.name)).map(({ reason, sections }) => ({
          labels: { reason },
          value: sections,
        })),
    });
    this.readiness.registerNotice('report-model', () => this.notice(ceiling));
  }

  private async notice(ceilingMicroDollars: number): Promise<string | null> {
    const { costMicroDollars } = await this.month();
    if (costMicroDollars >= ceilingMicroDollars) return ceilingReached(costMicroDollars, ceilingMicroDollars);
    const reasons = await this.writings.reasonsOfNewest();
    if (!reasons.includes('wrong-key')) return null;
    return 'The provider of the model refuses OPENAI_API_KEY: the rules word the reports';
  }

  private gauge(name: string, help: string, read: () => Promise<number>): void {
    this.metrics.registerGauge({
      name,
      help,
      labels: [],
      read: async () => [{ labels: {}, value: await read() }],
    });
  }

  private month() {
    return this.writings.ofMonth(this.name);
  }

  private get name(): string {
    return this.clock.now().toISOString().slice(0, 7);
  }
}

/** What operators are told once a month has cost as much as it may. */
export const ceilingReached = (spent: number, ceiling: number): string =>
  `The model has cost $${dollars(spent).toFixed(2)} this month, of $${dollars(ceiling).toFixed(2)}: ` +
  'the rules word the reports until the next month (OPENAI_MONTHLY_CEILING_DOLLARS)';
