import { DomainError } from '@closewise/domain/events';
import { ledgerSealStream } from '@closewise/domain/ledger';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { LogBar } from '../../platform/cli/log-bar.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { SealKeys } from './seal-keys.js';
import { SealProgressStore } from './seal-progress.js';
import { readSeal } from './seal.js';
import type { KnownSeal } from './verify/chain-check.js';
import { reportLines, VerifyLedger } from './verify/verify-ledger.js';

type VerifyOptions = Readonly<{ knownSeal?: string; json?: boolean }>;

/** `ledger verify [--known-seal NUMBER:HASH] [--json]`: compares log, seals and books; exit 1 if they differ. */
@SubCommand({
  name: 'verify',
  description: 'Compare the log with its seals, and the books with a replay of the log',
})
export class LedgerVerifyCommand extends CommandRunner {
  constructor(
    private readonly verify: VerifyLedger,
    private readonly store: EventStore,
  ) {
    super();
  }

  override async run(_: string[], { knownSeal, json }: VerifyOptions): Promise<void> {
    const known = knownSeal === undefined ? null : parseKnownSeal(knownSeal);
    const bar = new LogBar();
    await bar.start(this.store);
    const report = await this.verify.run(bar.update, known).finally(() => bar.stop());
    process.stdout.write(`${json ? JSON.stringify(report, null, 2) : reportLines(report).join('\n')}\n`);
    if (report.differenceCount > 0) process.exitCode = 1;
  }

  @Option({ flags: '--known-seal <number:hash>', description: 'a seal noted elsewhere' })
  parseKnownSeal(seal: string): string {
    return seal;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

const knownSealForm = /^([1-9]\d{0,8}):([0-9a-f]{64})$/;

/** Parses `NUMBER:HASH` as `ledger verify` prints it. Refuses anything else. */
export function parseKnownSeal(text: string): KnownSeal {
  const [, number, chainHash] = knownSealForm.exec(text.trim().toLowerCase()) ?? [];
  if (number === undefined || chainHash === undefined)
    throw new DomainError(
      'affiliation.seal-invalid',
      'A seal looks like 17:0f5b…, its number and the 64 digits of its hash, as ledger verify prints them',
    );
  return { number: Number(number), chainHash };
}

type SealsOptions = Readonly<{ first?: string; last?: string }>;

/** Seals read at once, so that many need little memory. */
const PAGE = 100;

/** `ledger seals --first 12 --last 40`: these seals as a JSON array, for a check without the database. */
@SubCommand({ name: 'seals', description: 'Print a range of the seals of the ledger as JSON' })
export class LedgerSealsCommand extends CommandRunner {
  constructor(private readonly store: EventStore) {
    super();
  }

  override async run(_: string[], options: SealsOptions): Promise<void> {
    const [first, last] = [parseNumber(options.first), parseNumber(options.last)];
    if (last < first) throw invalidRange();
    let separator = '[\n';
    for (let from = first - 1; from < last; from += PAGE) {
      const page = await this.store.readStream(ledgerSealStream, {
        from,
        limit: Math.min(PAGE, last - from),
      });
      for (const event of page) {
        process.stdout.write(`${separator}${JSON.stringify(readSeal(event))}`);
        separator = ',\n';
      }
      if (page.length === 0) break;
    }
    process.stdout.write(separator === '[\n' ? '[]\n' : '\n]\n');
  }

  @Option({ flags: '--first <number>', description: 'the first seal, such as 12', required: true })
  parseFirst(number: string): string {
    return number;
  }

  @Option({ flags: '--last <number>', description: 'the last seal, such as 40', required: true })
  parseLast(number: string): string {
    return number;
  }

  @Option({ flags: '--json', description: 'print JSON (always the case)' })
  parseJson(): boolean {
    return true;
  }
}

function parseNumber(text: string | undefined): number {
  if (/^[1-9]\d{0,8}$/.test(text ?? '')) return Number(text);
  throw invalidRange();
}

const invalidRange = (): DomainError =>
  new DomainError('affiliation.seal-invalid', 'Name seals by their numbers: --first 12 --last 40');

/** `ledger seal-key [--json]`: the public key of the current seals, for LEDGER_SEAL_FORMER_KEYS after a change of key. */
@SubCommand({
  name: 'seal-key',
  description: 'Print the id and the public key of the key that signs the ledger',
})
export class LedgerSealKeyCommand extends CommandRunner {
  constructor(private readonly keys: SealKeys) {
    super();
  }

  override async run(_: string[], { json }: Readonly<{ json?: boolean }>): Promise<void> {
    const { currentId: keyId, publicKey } = this.keys;
    process.stdout.write(`${json ? JSON.stringify({ keyId, publicKey }) : `${keyId}\t${publicKey}`}\n`);
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

/** `ledger resume-seals [--json]`: continues sealing after a restore whose log lacks the newest seals. Safe to repeat. */
@SubCommand({
  name: 'resume-seals',
  description: 'Resume sealing after a restore that lacks the newest seals',
})
export class LedgerResumeSealsCommand extends CommandRunner {
  constructor(private readonly progresses: SealProgressStore) {
    super();
  }

  override async run(_: string[], { json }: Readonly<{ json?: boolean }>): Promise<void> {
    const forgotten = await this.progresses.forget();
    const text = forgotten
      ? `Sealing continues after the last seal in the log. Before, seal ${forgotten.number} was the last known one`
      : 'Sealing continues after the last seal in the log. No seal was known before';
    const knownSeal = forgotten?.number ?? null;
    process.stdout.write(`${json ? JSON.stringify({ knownSeal }) : text}\n`);
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}
