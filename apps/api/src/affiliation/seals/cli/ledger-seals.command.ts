import { DomainError } from '@closewise/domain/events';
import { ledgerSealStream } from '@closewise/domain/ledger';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { EventStore } from '../../../platform/event-store/event-store.js';
import { sealOf } from '../seal.js';

type Options = Readonly<{ first?: string; last?: string }>;

/** Read at once, so that many seals need little memory. */
const PAGE = 100;

/** `ledger seals --first 12 --last 40`: these seals as a JSON array, for those who check without the database. */
@SubCommand({ name: 'seals', description: 'Print a range of the seals of the ledger as JSON' })
export class LedgerSealsCommand extends CommandRunner {
  constructor(private readonly store: EventStore) {
    super();
  }

  override async run(_: string[], options: Options): Promise<void> {
    const [first, last] = [numberOf(options.first), numberOf(options.last)];
    if (last < first) throw notNumbers();
    let between = '[\n';
    for (let from = first - 1; from < last; from += PAGE) {
      const page = await this.store.readStream(ledgerSealStream, {
        from,
        limit: Math.min(PAGE, last - from),
      });
      for (const event of page) {
        process.stdout.write(`${between}${JSON.stringify(sealOf(event))}`);
        between = ',\n';
      }
      if (page.length === 0) break;
    }
    process.stdout.write(between === '[\n' ? '[]\n' : '\n]\n');
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

function numberOf(text: string | undefined): number {
  if (/^[1-9]\d{0,8}$/.test(text ?? '')) return Number(text);
  throw notNumbers();
}

const notNumbers = (): DomainError =>
  new DomainError('affiliation.seal-invalid', 'Name seals by their numbers: --first 12 --last 40');
