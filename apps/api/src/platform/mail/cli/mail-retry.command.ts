import { CommandRunner, SubCommand } from 'nest-commander';
import { MailDecisions } from '../mail-decisions.js';

/** `mail retry KEY`: sends a refused or uncertain mail again; the person may get it twice. */
@SubCommand({
  name: 'retry',
  arguments: '<key>',
  description: 'Send a refused or uncertain mail again; an uncertain one may arrive twice',
})
export class MailRetryCommand extends CommandRunner {
  constructor(private readonly decisions: MailDecisions) {
    super();
  }

  override async run([key = '']: string[]): Promise<void> {
    await this.decisions.retry(key);
    process.stdout.write(`${key} is sent again by the running server, or at the next start\n`);
  }
}
