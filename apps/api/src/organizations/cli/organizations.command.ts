import { Command, CommandRunner } from 'nest-commander';
import { OrganizationsApproveCommand } from './organizations-approve.command.js';
import { OrganizationsListCommand } from './organizations-list.command.js';
import { OrganizationsRejectCommand } from './organizations-reject.command.js';
import { OrganizationsResetCommand } from './organizations-reset.command.js';

/** `organizations`: who takes part, and how they sign in. */
@Command({
  name: 'organizations',
  description: 'List organizations, approve or reject one, or set a new password',
  subCommands: [
    OrganizationsListCommand,
    OrganizationsApproveCommand,
    OrganizationsRejectCommand,
    OrganizationsResetCommand,
  ],
})
export class OrganizationsCommand extends CommandRunner {
  override async run(): Promise<void> {
    process.stderr.write('Say which: organizations list, approve TAG, reject TAG or reset TAG\n');
    process.exitCode = 2;
  }
}
