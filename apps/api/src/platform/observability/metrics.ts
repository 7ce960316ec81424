import { Injectable, Logger } from '@nestjs/common';
import { Counter, Gauge, Registry } from 'prom-client';
import { isAnnounced } from '../event-store/outage.js';

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

/** `refused` by a rule, with a reason for people; `failed` by a bug or an outage. */
export type CommandOutcome = 'done' | 'refused' | 'failed';

const labelNames = ['method', 'route', 'status'] as const;
const commandLabels = ['command', 'outcome'] as const;

/** Counters of requests and commands, and registered gauges, for Prometheus. */
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

  /** Adds a gauge that is read at each scrape. */
  registerGauge({ name, help, labels, read }: MeasuredGauge): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [this.registry],
      collect: async () => {
        const readings = await this.readGauge(name, read);
        gauge.reset();
        // Without labels, the reset sets it to 0, which was not read.
        if (labels.length === 0) gauge.remove();
        for (const reading of readings) gauge.set(reading.labels, reading.value);
      },
    });
  }

  /** Adds a counter; the returned function increments it for the given labels. */
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

  /** Omits a gauge that cannot be read, as during an outage, when the other metrics matter most. */
  private async readGauge(name: string, read: MeasuredGauge['read']): Promise<readonly Reading[]> {
    try {
      return await read();
    } catch (error) {
      if (!isAnnounced(error))
        this.logger.warn(`The gauge ${name} cannot be read: ${(error as Error).message}`);
      return [];
    }
  }
}
