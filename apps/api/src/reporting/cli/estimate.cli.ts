import { text } from 'node:stream/consumers';
import { Command, CommandRunner, Option } from 'nest-commander';
import { ClosingCostRules } from '../closing-cost-rules.js';
import { answerEstimate, type EstimateOptions } from './answer-estimate.js';

/** `estimate --json < property.json`: the closing costs of one property or of an array of them. Needs no database. */
@Command({
  name: 'estimate',
  description: 'Estimate the closing costs of the property (JSON, or an array) on standard input',
})
export class EstimateCommand extends CommandRunner {
  constructor(private readonly rules: ClosingCostRules) {
    super();
  }

  /** Prints nothing unless the whole input is valid. */
  override async run(_: string[], options: EstimateOptions): Promise<void> {
    const today = new Date().toISOString().slice(0, 10);
    process.stdout.write(`${answerEstimate(await text(process.stdin), options, this.rules, today)}\n`);
  }

  @Option({ flags: '--json', description: 'print JSON (the default)' })
  parseJson(): boolean {
    return true;
  }

  @Option({ flags: '--explain', description: 'print a table for people' })
  parseExplain(): boolean {
    return true;
  }

  @Option({ flags: '--lang <language>', description: 'language of the table: en or es' })
  parseLanguage(language: string): string {
    return language;
  }
}
