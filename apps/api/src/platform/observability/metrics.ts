import { Injectable, Logger } from '@nestjs/common';
import { Counter, Gauge, Registry } from 'prom-client';

type MeasuredCounter = Readonly<{ name: string; help: string; labels: readonly string[] }>;

type MeasuredGauge = Readonly<{
  name: string;
  help: string;
  /** The names of the labels that its readings have. */
  labels: readonly string[];
  read(): Promise<readonly Reading[]> | readonly Reading[];
}>;

/** One value of a gauge, with its labels. */
export type Reading = Readonly<{ labels: Readonly<Record<string, string>>; value: number }>;

/** `refused` by a rule, with a reason for people; `failed` is a fault or an outage. */
export type CommandOutcome = 'done' | 'refused' | 'failed';

const labelNames = ['method', 'route', 'status'] as const;
const commandLabels = ['command', 'outcome'] as const;

/** Counters of requests and commands and gauges of the platform, for Prometheus. */
@Injectable()
export class Metrics {
  private readonly logger = new Logger(Metrics.name);
  private readonly registry = new Registry();
  private readonly requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests that were answered',
    labelNames,
    registers: [this.registry],
  });
  private readonly seconds = new Counter({
    name: 'http_request_seconds_total',
    help: 'Seconds that the answers took',
    labelNames,
    registers: [this.registry],
  });

  private readonly commands = new Counter({
    name: 'commands_total',
    help: 'Commands that have ended',
    labelNames: commandLabels,
    registers: [this.registry],
  });
  private readonly commandSeconds = new Counter({
    name: 'command_seconds_total',
    help: 'Seconds that the commands took',
    labelNames: commandLabels,
    registers: [this.registry],
  });

  countRequest(method: string, route: string, status: number, seconds: number): void {
    const labels = { method, route, status: String(status) };
    this.requests.inc(labels);
    this.seconds.inc(labels, seconds);
  }

  countCommand(command: string, outcome: CommandOutcome, seconds: number): void {
    const labels = { command, outcome };
    this.commands.inc(labels);
    this.commandSeconds.inc(labels, seconds);
  }

  /** Adds a gauge that is read whenever the metrics are asked for. */
  registerGauge({ name, help, labels, read }: MeasuredGauge): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [this.registry],
      collect: async () => {
        const readings = await this.readingsOf(name, read);
        gauge.reset();
        // Without labels, that sets it to 0, which nobody has read.
        if (labels.length === 0) gauge.remove();
        for (const reading of readings) gauge.set(reading.labels, reading.value);
      },
    });
  }

  /** Adds a counter; what is answered counts one more with these labels. */
  registerCounter({
    name,
    help,
    labels,
  }: MeasuredCounter): (labels: Readonly<Record<string, string>>) => void {
    const counter = new Counter({ name, help, labelNames: [...labels], registers: [this.registry] });
    return (values) => counter.inc(values);
  }

  write(): Promise<string> {
    return this.registry.metrics();
  }

  /** What cannot be read, while the database is away, is left out: the other metrics are wanted just then. */
  private async readingsOf(name: string, read: MeasuredGauge['read']): Promise<readonly Reading[]> {
    try {
      return await read();
    } catch (error) {
      this.logger.warn(`The gauge ${name} cannot be read: ${(error as Error).message}`);
      return [];
    }
  }
}
