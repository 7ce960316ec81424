import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Metrics } from '../../../platform/observability/metrics.js';
import { Readiness } from '../../../platform/observability/readiness.js';
import { AiWriterConfig } from '../model/ai-writer-config.js';
import { ModelWritings } from './model-writings.projection.js';

const tokens = [
  ['input', 'inputTokens'],
  ['cached', 'cachedTokens'],
  ['output', 'outputTokens'],
] as const;

const dollars = (microDollars: number): number => microDollars / 1_000_000;

/** The model's metrics, and a readiness notice while it cannot be used. */
@Injectable()
export class ModelWatch {
  constructor(
    private readonly config: AiWriterConfig,
    private readonly writings: ModelWritings,
    private readonly metrics: Metrics,
    private readonly readiness: Readiness,
    private readonly clock: Clock,
  ) {}

  /** Registers nothing if no model is configured. */
  begin(): void {
    const access = this.config.access();
    if (!access) return;
    const ceiling = access.ceilingMicroDollars;
    this.gauge('report_model_ceiling_dollars', 'The monthly budget of the model', async () =>
      dollars(ceiling),
    );
    this.gauge('report_model_month_dollars', 'What the model has cost this month (UTC)', async () =>
      dollars((await this.month()).costMicroDollars),
    );
    this.gauge(
      'report_model_month_reports',
      'Reports this month for which a model was called',
      async () => (await this.month()).reports,
    );
    this.gauge('report_model_month_calls', 'Model calls this month', async () => (await this.month()).calls);
    this.gauge(
      'report_model_month_repairs',
      'Model calls this month that repaired a rejected answer',
      async () => (await this.month()).repairs,
    );
    this.gauge(
      'report_model_month_seconds',
      'Seconds that reports waited for the model this month',
      async () => (await this.month()).latencyMs / 1000,
    );
    this.metrics.registerGauge({
      name: 'report_model_month_tokens',
      help: 'Tokens this month; input includes the cached ones',
      labels: ['kind'],
      read: async () => {
        const month = await this.month();
        return tokens.map(([kind, field]) => ({ labels: { kind }, value: month[field] }));
      },
    });
    this.metrics.registerGauge({
      name: 'report_model_month_fallbacks',
      help: 'Sections this month that kept the rules’ wording',
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
    return 'The model provider refuses OPENAI_API_KEY; reports keep the wording of the rules';
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

/** The notice when the monthly budget is spent. */
export const ceilingReached = (spent: number, ceiling: number): string =>
  `The model has cost $${dollars(spent).toFixed(2)} of $${dollars(ceiling).toFixed(2)} this month: ` +
  'reports keep the wording of the rules until next month (OPENAI_MONTHLY_CEILING_DOLLARS)';
