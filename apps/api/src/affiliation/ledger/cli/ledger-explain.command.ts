import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { fullReader } from '../../../platform/access/reader.js';
import { Explanations, type ExplainedStep } from '../explanations.js';

/** `ledger explain PAYMENT_OR_ENTRY [--json]`: each fact behind the shares of a payment, with its place in the log. */
@SubCommand({
  name: 'explain',
  arguments: '<payment-or-entry>',
  description: 'Explain how a payment was split: order, payment, attribution, rate, split, reversals',
})
export class LedgerExplainCommand extends CommandRunner {
  constructor(private readonly explanations: Explanations) {
    super();
  }

  override async run([asked = '']: string[], { json }: { json?: boolean }): Promise<void> {
    const explained = await this.explanations.explain(asked, fullReader);
    const text = json ? JSON.stringify(explained, null, 2) : explained.steps.map(lineOf).join('\n');
    process.stdout.write(`${text}\n`);
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

const lineOf = ({ at, what, by, stream, version }: ExplainedStep): string =>
  [at, what, `by ${by}`, `${stream}@${version}`].join('\t');
