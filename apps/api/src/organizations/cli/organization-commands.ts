import { OrganizationsApproveCommand } from './organizations-approve.command.js';
import { OrganizationsListCommand } from './organizations-list.command.js';
import { OrganizationsRejectCommand } from './organizations-reject.command.js';
import { OrganizationsResetCommand } from './organizations-reset.command.js';

/** What an operator does about organizations, below the command `organizations`. */
export const organizationCommands = [
  OrganizationsListCommand,
  OrganizationsApproveCommand,
  OrganizationsRejectCommand,
  OrganizationsResetCommand,
];
