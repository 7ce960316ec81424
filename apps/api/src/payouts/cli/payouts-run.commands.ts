import { CommandBus } from '@nestjs/cqrs';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { type PayoutLine, unpaidLines, type PayoutRun, type RunActor } from '@closewise/domain/payouts';
import { byOperator } from '../../platform/commands/contexts.js';
import { PayoutProviders } from '../../billing/index.js';
import { PayoutBook } from '../payout-book.js';
import { PayoutsConfig } from '../payouts-config.js';
import { RunPreparation } from '../runs/run-preparation.js';
import { PreparePayoutRun } from '../runs/payout-run.commands.js';
import { RunLines } from '../runs/run-lines.js';
import { RunSummaries } from '../runs/run-summary.js';
import { linesTable, print, formatTotals } from './payouts-output.js';
import { SingleBar } from 'cli-progress';
import { InvalidArgumentError } from 'commander';
import { formatCents } from '@closewise/domain/money';
import { counted } from '../../platform/wording.js';
import { ExecutePayoutRun } from '../execution/execute-payout-run.command.js';
import type { Execution } from '../execution/execution.js';
import { RunActors } from '../runs/run-actors.js';
import { assertProvidersInUse, checkCoverage } from '../runs/run-providers.js';

type PrepareOptions = Readonly<{ month: string; dryRun?: boolean; json?: boolean }>;

/** `payouts prepare --month 2026-10 [--dry-run] [--json]`: a line for every payee with a balance. */
@SubCommand({
  name: 'prepare',
  description: 'Prepare a month’s run, with a line for every payee with a balance',
})
export class PayoutsPrepareCommand extends CommandRunner {
  constructor(
    private readonly commands: CommandBus,
    private readonly drawing: RunPreparation,
    private readonly book: PayoutBook,
    private readonly lines: RunLines,
    private readonly summaries: RunSummaries,
    private readonly config: PayoutsConfig,
    private readonly providers: PayoutProviders,
  ) {
    super();
  }

  override async run(_: string[], { month, dryRun = false, json = false }: PrepareOptions): Promise<void> {
    const operator = this.config.namedOperator();
    if (dryRun) return this.rehearse(month, operator, json);
    const runId = await this.commands.execute(new PreparePayoutRun(month, operator, byOperator()));
    const run = await this.book.requireRun(runId);
    const lines = await this.lines.listLines(run);
    if (json) return print({ run: await this.summaries.summarize(run), lines });
    print(linesTable(lines, this.providers));
    print(`\nRun ${runId} is prepared: ${formatTotals(lines)}`);
    print(this.next(runId));
  }

  private next(runId: string): string {
    return this.config.onePersonMay
      ? `Next: review it, then run  payouts approve ${runId}`
      : 'Next: another person approves it as an admin in the admin area';
  }

  private async rehearse(month: string, operator: string, json: boolean): Promise<void> {
    const drawn = await this.drawing.draw(month, operator);
    const lines = await this.lines.addNames(drawn.lines.map(asDrawn));
    if (json) print({ month, asOf: drawn.asOf, dryRun: true, lines });
    else if (lines.length > 0) print(`${linesTable(lines, this.providers)}\n`);
    // Refused after the lines are printed, since they explain why nobody can be paid.
    await this.book.rehearse(drawn);
    if (!json) print(`Dry run, nothing is recorded: ${formatTotals(lines)}`);
  }

  @Option({ flags: '--month <month>', description: 'such as 2026-10', required: true })
  parseMonth(month: string): string {
    return month;
  }

  @Option({ flags: '--dry-run', description: 'show the lines and record nothing' })
  parseDryRun(): boolean {
    return true;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

const asDrawn = (line: PayoutLine) =>
  ({ ...line, status: line.reason === null ? 'open' : 'not-paid' }) as const;

type ExecuteOptions = Readonly<{ concurrency?: number; dryRun?: boolean; json?: boolean }>;

const USUAL_CONCURRENCY = 8;
const MOST_CONCURRENCY = 64;

/**
 * `payouts execute RUN [--concurrency 8] [--dry-run] [--json]`: pays every open line. Safe to repeat, also after a crash;
 * exits with 1 while lines stay open.
 */
@SubCommand({
  name: 'execute',
  arguments: '<run>',
  description: 'Pay the open lines of an approved run',
})
export class PayoutsExecuteCommand extends CommandRunner {
  constructor(
    private readonly commands: CommandBus,
    private readonly book: PayoutBook,
    private readonly providers: PayoutProviders,
    private readonly config: PayoutsConfig,
    private readonly actors: RunActors,
    private readonly summaries: RunSummaries,
  ) {
    super();
  }

  override async run([runId = '']: string[], options: ExecuteOptions): Promise<void> {
    const { concurrency = USUAL_CONCURRENCY, dryRun = false, json = false } = options;
    const operator = await this.actors.operator();
    if (dryRun) return this.rehearse(runId, operator, json);
    const execution = await this.execute(runId, operator, concurrency);
    const run = await this.book.requireRun(runId);
    if (json) print({ execution, run: await this.summaries.summarize(run) });
    else print(inWords(execution, run));
    if (!execution.isCompleted) process.exitCode = 1;
  }

  private async execute(runId: string, operator: RunActor, concurrency: number): Promise<Execution> {
    const bar = new SingleBar({
      stream: process.stderr,
      format: '{bar} {value} of {total} lines  {duration_formatted}',
      noTTYOutput: false,
    });
    let isDrawn = false;
    const onProgress = ({ answered, of }: { answered: number; of: number }): void => {
      if (!process.stderr.isTTY) return;
      if (!isDrawn) bar.start(of, answered);
      isDrawn = true;
      bar.update(answered);
    };
    try {
      return await this.commands.execute(
        new ExecutePayoutRun(runId, operator, concurrency, onProgress, byOperator()),
      );
    } finally {
      if (isDrawn) bar.stop();
    }
  }

  /** Prints what would be requested and the provider's balance. */
  private async rehearse(runId: string, executor: RunActor, json: boolean): Promise<void> {
    const { onePersonMay } = this.config;
    await this.book.rehearse({ type: 'StartExecution', runId, executor, onePersonMay });
    const run = await this.book.requireRun(runId);
    assertProvidersInUse(run, this.providers);
    const lines = unpaidLines(run);
    const { neededCents, availableCents } = await checkCoverage(run, lines, this.providers);
    if (json) return print({ dryRun: true, runId, lines: lines.length, neededCents, availableCents });
    print(
      `Dry run, nothing is requested: ${counted(lines.length, 'line')}, ${formatCents(neededCents)} in total, ` +
        `and the provider has ${formatCents(availableCents)}`,
    );
  }

  @Option({ flags: '--concurrency <lines>', description: 'lines at a time, 1 to 64 (8)' })
  parseConcurrency(text: string): number {
    const lines = /^\d+$/.test(text) ? Number(text) : 0;
    if (lines < 1 || lines > MOST_CONCURRENCY)
      throw new InvalidArgumentError(`It must be a whole number from 1 to ${MOST_CONCURRENCY}`);
    return lines;
  }

  @Option({ flags: '--dry-run', description: 'check the provider’s balance and request nothing' })
  parseDryRun(): boolean {
    return true;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

function inWords(execution: Execution, { runId, counts }: PayoutRun): string {
  const { paid, paidCents, missingCents, availableCents, isCompleted, isSilent } = execution;
  if (missingCents > 0) {
    return (
      `Nothing was requested: the provider has ${formatCents(availableCents)}, and ${formatCents(missingCents)} is missing. ` +
      `Add to its balance and run  payouts execute ${runId}  again`
    );
  }
  const done = `${counted(paid, 'payee')} ${paid === 1 ? 'was' : 'were'} paid ${formatCents(paidCents)}`;
  if (isCompleted) return `${done}. The run ${runId} is completed`;
  const { failed, held, requested, open } = counts;
  const rest = [
    ...(failed > 0 ? [`${failed} refused`] : []),
    ...(held > 0 ? [`${held} held`] : []),
    ...(requested > 0 ? [`${requested} without an answer`] : []),
    ...(open > 0 ? [`${open} not requested`] : []),
  ].join(', ');
  const why = isSilent ? 'The provider no longer answers. ' : '';
  const next =
    requested + open > 0
      ? `run  payouts execute ${runId}  again`
      : `see  payouts show ${runId} , execute it again or close it`;
  return `${done}. ${why}Open: ${rest}; ${next}`;
}
