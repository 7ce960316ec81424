import { CommandRunner, Option, SubCommand, Command } from 'nest-commander';
import { CommandGroup } from '../platform/cli/command-group.js';
import type { AdminOrganization } from '@closewise/contracts/admin';
import { CommandBus } from '@nestjs/cqrs';
import { AdminOrganizations } from './directory/admin-organizations.controller.js';
import { byOperator } from '../platform/commands/contexts.js';
import { DecideOnOrganization } from './approval/decide-on-organization.command.js';
import { ResetOrganization, type IssuedCredentials } from './accounts/password.commands.js';

/** `organizations list [--json]`: those waiting for approval first. */
@SubCommand({ name: 'list', description: 'List the organizations, those waiting for approval first' })
export class OrganizationsListCommand extends CommandRunner {
  constructor(private readonly organizations: AdminOrganizations) {
    super();
  }

  override async run(_: string[], { json = false }: { json?: boolean }): Promise<void> {
    const listed = await this.organizations.list();
    const lines = json ? [JSON.stringify(listed, null, 2)] : listed.map(lineOf);
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
    if (!json && listed.length === 0) process.stderr.write('There are no organizations yet\n');
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

const lineOf = ({
  tag,
  status,
  linkOpened,
  name,
  contactName,
  contactEmail,
  registeredAt,
}: AdminOrganization): string =>
  [
    tag,
    linkOpened ? status : 'waiting for the mailed link',
    registeredAt,
    name,
    contactName ?? '(erased)',
    contactEmail ?? '(erased)',
  ].join('\t');

/** `organizations approve TAG --note WHAT`: approves an organization. Safe to repeat. */
@SubCommand({
  name: 'approve',
  arguments: '<tag>',
  description: 'Approve an organization: it is listed and earns',
})
export class OrganizationsApproveCommand extends CommandRunner {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  override async run([tag = '']: string[], { note }: { note: string }): Promise<void> {
    const context = byOperator();
    await this.commands.execute(new DecideOnOrganization(tag, 'approve', note, context));
    process.stdout.write(`${tag.toUpperCase()} is approved\n`);
  }

  @Option({ flags: '--note <what>', description: 'what was checked, for the record', required: true })
  parseNote(note: string): string {
    return note;
  }
}

/** `organizations reject TAG --note WHAT`: rejects an organization. Safe to repeat. */
@SubCommand({
  name: 'reject',
  arguments: '<tag>',
  description: 'Reject an organization: its tag and address become available again',
})
export class OrganizationsRejectCommand extends CommandRunner {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  override async run([tag = '']: string[], { note }: { note: string }): Promise<void> {
    const context = byOperator();
    await this.commands.execute(new DecideOnOrganization(tag, 'reject', note, context));
    process.stdout.write(`${tag.toUpperCase()} was rejected\n`);
  }

  @Option({ flags: '--note <what>', description: 'what was checked, for the record', required: true })
  parseNote(note: string): string {
    return note;
  }
}

/** `organizations reset TAG [--json]`: prints a new password once. */
@SubCommand({
  name: 'reset',
  arguments: '<tag>',
  description: 'Print a new password once and end all sessions of the organization',
})
export class OrganizationsResetCommand extends CommandRunner {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  override async run([tag = '']: string[], { json = false }: { json?: boolean }): Promise<void> {
    const context = byOperator();
    const issued = await this.commands.execute(new ResetOrganization(tag, context));
    process.stdout.write(`${json ? JSON.stringify(issued, null, 2) : textOf(issued)}\n`);
    if (!json) process.stderr.write('The password is shown only this once\n');
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

const textOf = ({ email, password }: IssuedCredentials): string =>
  `Email: ${email ?? '(erased)'}\nPassword: ${password}`;

/** The commands below `organizations`. */
export const organizationCommands = [
  OrganizationsListCommand,
  OrganizationsApproveCommand,
  OrganizationsRejectCommand,
  OrganizationsResetCommand,
];

/** `organizations`: approval and sign-in of organizations. */
@Command({
  name: 'organizations',
  description: 'List organizations, approve or reject one, or set a new password',
  subCommands: organizationCommands,
})
export class OrganizationsCommand extends CommandGroup {}
