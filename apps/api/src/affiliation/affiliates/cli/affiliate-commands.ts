import { AffiliatesDeactivateCommand, AffiliatesReactivateCommand } from './affiliates-activation.command.js';
import { AffiliatesCorrectMembershipCommand } from './affiliates-correct-membership.command.js';
import { AffiliatesImportCommand } from './affiliates-import.command.js';
import { AffiliatesListCommand } from './affiliates-list.command.js';
import { AffiliatesSendLinkCommand } from './affiliates-send-link.command.js';
import { AffiliatesSetRateCommand } from './affiliates-set-rate.command.js';
import { AffiliatesShowCommand } from './affiliates-show.command.js';
import { AffiliatesTerminateCommand } from './affiliates-terminate.command.js';
import { AffiliatesCommand } from './affiliates.command.js';

/** The operator's commands about affiliates. */
export const affiliateCommands = [
  AffiliatesCommand,
  AffiliatesListCommand,
  AffiliatesShowCommand,
  AffiliatesSetRateCommand,
  AffiliatesCorrectMembershipCommand,
  AffiliatesDeactivateCommand,
  AffiliatesReactivateCommand,
  AffiliatesTerminateCommand,
  AffiliatesSendLinkCommand,
  AffiliatesImportCommand,
];
