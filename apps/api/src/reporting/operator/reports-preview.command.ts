import { text } from 'node:stream/consumers';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { readConfig } from '../../platform/config/read-config.js';
import { WrongVariableError } from '../../platform/config/startup/startup-error.js';
import { AiReportWriter } from '../ai-writer/ai-report-writer.js';
import { AiWriterConfig } from '../ai-writer/model/ai-writer-config.js';
import { previewOf, previewText, sampleDocument, type PreviewOptions } from '../ai-writer/preview/index.js';
import { ClosingCostRules } from '../rules/index.js';

/** `reports preview --model NAME < property.json`: what the rules say and what a model would; nothing is sold or stored. */
@SubCommand({
  name: 'preview',
  description:
    'Compare the words of the rules with those of a model, for the property (JSON) on standard input',
})
export class ReportsPreviewCommand extends CommandRunner {
  constructor(private readonly rules: ClosingCostRules) {
    super();
  }

  /** Refuses a wrong property and missing variables before anything is asked of the model. */
  override async run(_: string[], options: PreviewOptions): Promise<void> {
    const document = sampleDocument(await text(process.stdin), options, this.rules, new Date());
    const access = readConfig(AiWriterConfig, process.env).access(options.model);
    if (!access) {
      throw new WrongVariableError(
        'To ask a model, set OPENAI_API_KEY, OPENAI_MODEL or --model, the three prices and OPENAI_MONTHLY_CEILING_DOLLARS',
      );
    }
    const tried = await new AiReportWriter(access, () => this.rules.places()).write([document]);
    const preview = previewOf(document, tried);
    process.stdout.write(`${options.json ? JSON.stringify(preview, null, 2) : previewText(preview)}\n`);
  }

  @Option({ flags: '--model <model>', description: 'the model to ask (OPENAI_MODEL)' })
  parseModel(model: string): string {
    return model;
  }

  @Option({ flags: '--language <language>', description: 'en or es (en)' })
  parseLanguage(language: string): string {
    return language;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}
