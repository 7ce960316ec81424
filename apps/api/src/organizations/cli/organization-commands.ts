import { OrganizationsApproveCommand } from './organizations-approve.command.js';
import { OrganizationsListCommand } from './organizations-list.command.js';
import { OrganizationsRejectCommand } from './organizations-reject.command.js';
import { OrganizationsResetCommand } from './organizations-reset.command.js';
import { OrganizationsCommand } from './organizations.command.js';

/** The operator's commands about organizations. */
export const organizationCommands = [
  OrganizationsCommand,
  OrganizationsListCommand,
  OrganizationsApproveCommand,
  OrganizationsRejectCommand,
  OrganizationsResetCommand,
];
