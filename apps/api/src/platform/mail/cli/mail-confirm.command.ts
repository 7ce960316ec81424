import { CommandRunner, SubCommand } from 'nest-commander';
import { UncertainMails } from '../uncertain-mails.js';

/** `mail confirm KEY`: takes an uncertain mail as delivered, for instance after a look into the server's log. */
@SubCommand({
  name: 'confirm',
  arguments: '<key>',
  description: 'Take an uncertain mail as delivered; it is not sent again',
})
export class MailConfirmCommand extends CommandRunner {
  constructor(private readonly uncertainMails: UncertainMails) {
    super();
  }

  override async run([key = '']: string[]): Promise<void> {
    await this.uncertainMails.confirm(key);
    process.stdout.write(`${key} counts as delivered\n`);
  }
}
