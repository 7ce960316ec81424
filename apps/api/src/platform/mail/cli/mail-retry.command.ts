import { CommandRunner, SubCommand } from 'nest-commander';
import { UncertainMails } from '../uncertain-mails.js';

/** `mail retry KEY`: sends a refused or uncertain mail again; the person may get it twice. */
@SubCommand({
  name: 'retry',
  arguments: '<key>',
  description: 'Send a refused or uncertain mail again; an uncertain one may arrive twice',
})
export class MailRetryCommand extends CommandRunner {
  constructor(private readonly uncertainMails: UncertainMails) {
    super();
  }

  override async run([key = '']: string[]): Promise<void> {
    await this.uncertainMails.retry(key);
    process.stdout.write(`${key} is sent again by the running server, or at the next start\n`);
  }
}
