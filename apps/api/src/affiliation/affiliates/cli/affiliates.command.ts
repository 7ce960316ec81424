import { Command, CommandRunner } from 'nest-commander';
import { AffiliatesDeactivateCommand, AffiliatesReactivateCommand } from './affiliates-activation.command.js';
import { AffiliatesCorrectMembershipCommand } from './affiliates-correct-membership.command.js';
import { AffiliatesImportCommand } from './affiliates-import.command.js';
import { AffiliatesListCommand } from './affiliates-list.command.js';
import { AffiliatesSendLinkCommand } from './affiliates-send-link.command.js';
import { AffiliatesSetRateCommand } from './affiliates-set-rate.command.js';
import { AffiliatesShowCommand } from './affiliates-show.command.js';
import { AffiliatesTerminateCommand } from './affiliates-terminate.command.js';

/** `affiliates`: who sends buyers, and on which terms. */
@Command({
  name: 'affiliates',
  description: 'List, show, import, change or terminate affiliates, or mail them their dashboard link',
  subCommands: [
    AffiliatesListCommand,
    AffiliatesShowCommand,
    AffiliatesSetRateCommand,
    AffiliatesCorrectMembershipCommand,
    AffiliatesDeactivateCommand,
    AffiliatesReactivateCommand,
    AffiliatesTerminateCommand,
    AffiliatesSendLinkCommand,
    AffiliatesImportCommand,
  ],
})
export class AffiliatesCommand extends CommandRunner {
  override async run(): Promise<void> {
    process.stderr.write(
      'Say which: affiliates list, show, set-rate, correct-membership, deactivate, reactivate, terminate, send-link or import\n',
    );
    process.exitCode = 2;
  }
}
