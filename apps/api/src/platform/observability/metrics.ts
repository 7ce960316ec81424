import { Injectable } from '@nestjs/common';

type Gauge = Readonly<{
  name: string;
  help: string;
  read(): Promise<readonly Reading[]> | readonly Reading[];
}>;

/** One value of a gauge, with its labels. */
export type Reading = Readonly<{ labels: Readonly<Record<string, string>>; value: number }>;

const text = (labels: Readonly<Record<string, string>>): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replace(/["\\\n]/g, '_')}"`)
    .join(',');

/** Counters of requests and gauges of the platform, written in Prometheus' text format. */
@Injectable()
export class Metrics {
  private readonly requests = new Map<string, { labels: string; count: number; seconds: number }>();
  private readonly gauges: Gauge[] = [];

  countRequest(method: string, route: string, status: number, seconds: number): void {
    const key = `${status} ${method} ${route}`;
    const known = this.requests.get(key);
    if (known) {
      known.count += 1;
      known.seconds += seconds;
    } else {
      this.requests.set(key, { labels: text({ method, route, status: String(status) }), count: 1, seconds });
    }
  }

  /** Adds a gauge that is read whenever the metrics are asked for. */
  registerGauge(gauge: Gauge): void {
    this.gauges.push(gauge);
  }

  async write(): Promise<string> {
    const lines = ['# TYPE http_requests_total counter', '# TYPE http_request_seconds_total counter'];
    for (const { labels, count, seconds } of this.requests.values()) {
      lines.push(
        `http_requests_total{${labels}} ${count}`,
        `http_request_seconds_total{${labels}} ${seconds}`,
      );
    }
    for (const gauge of this.gauges) {
      lines.push(`# HELP ${gauge.name} ${gauge.help}`, `# TYPE ${gauge.name} gauge`);
      lines.push(...(await linesOf(gauge)));
    }
    return `${lines.join('\n')}\n`;
  }
}

/** What cannot be read, while the database is away, is left out: the other metrics are wanted just then. */
async function linesOf({ name, read }: Gauge): Promise<string[]> {
  try {
    return (await read()).map(({ labels, value }) => `${name}{${text(labels)}} ${value}`);
  } catch (error) {
    return [`# ${name} cannot be read: ${(error as Error).message.replaceAll('\n', ' ')}`];
  }
}
