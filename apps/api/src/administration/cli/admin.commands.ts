import { CommandGroup } from '../../platform/cli/command-group.js';
import type { AdminAction } from '@closewise/contracts/admin';
import { adminRoles, type AdminRole } from '@closewise/domain/administration';
import { DomainError } from '@closewise/domain/events';
import { CommandBus } from '@nestjs/cqrs';
import { Command, CommandRunner, Option, SubCommand } from 'nest-commander';
import { fullReader } from '../../platform/access/reader.js';
import { byOperator } from '../../platform/commands/contexts.js';
import { ChangeAdminRole, RevokeAdmin } from '../accounts/admin-rights.commands.js';
import { Admins, type KnownAdmin } from '../accounts/admins.js';
import { CreateAdmin, type IssuedPassword } from '../accounts/create-admin.command.js';
import { ResetAdmin } from '../accounts/reset-admin.command.js';
import { AdminActions } from '../audit/admin-actions.js';

/** Prints the password on stdout; it is shown nowhere else. */
function printPassword(issued: IssuedPassword, json: boolean): void {
  const text = `Username: ${issued.username}\nPassword: ${issued.password}`;
  process.stdout.write(`${json ? JSON.stringify(issued, null, 2) : text}\n`);
  if (!json) process.stderr.write('The password is shown only this once\n');
}

function parseRoleOption(text: string): AdminRole {
  const role = adminRoles.find((known) => known === text.trim().toLowerCase());
  if (role) return role;
  throw new DomainError('administration.role-unknown', `--role must be one of ${adminRoles.join(', ')}`);
}

/** `admin create USERNAME [--role auditor] [--json]`: prints a password once. */
@SubCommand({
  name: 'create',
  arguments: '<username>',
  description: 'Create an admin or auditor; prints a password that is shown only once',
})
export class AdminCreateCommand extends CommandRunner {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  override async run(
    [username = '']: string[],
    { role = 'admin', json = false }: Readonly<{ role?: AdminRole; json?: boolean }>,
  ): Promise<void> {
    const account = { role, password: null };
    printPassword(await this.commands.execute(new CreateAdmin(username, account, byOperator())), json);
  }

  @Option({
    flags: '--role <role>',
    description: 'admin, or auditor: reads everything except personal data, and changes nothing',
  })
  parseRole(role: string): AdminRole {
    return parseRoleOption(role);
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

/** `admin reset USERNAME [--json]`: prints a new password once. */
@SubCommand({
  name: 'reset',
  arguments: '<username>',
  description: 'Print a new password once, turn off the second factor and end all sessions of an admin',
})
export class AdminResetCommand extends CommandRunner {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  override async run(
    [username = '']: string[],
    { json = false }: Readonly<{ json?: boolean }>,
  ): Promise<void> {
    printPassword(await this.commands.execute(new ResetAdmin(username, null, byOperator())), json);
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

/** `admin revoke USERNAME --reason WHY`: ends an admin's access immediately. Safe to repeat. */
@SubCommand({
  name: 'revoke',
  arguments: '<username>',
  description: 'End the access and all sessions of an admin immediately',
})
export class AdminRevokeCommand extends CommandRunner {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  override async run([username = '']: string[], { reason }: Readonly<{ reason: string }>): Promise<void> {
    await this.commands.execute(new RevokeAdmin({ username }, reason, byOperator()));
    process.stdout.write(`${username} can no longer sign in\n`);
  }

  @Option({ flags: '--reason <why>', description: 'why, for the record', required: true })
  parseReason(reason: string): string {
    return reason;
  }
}

/** `admin set-role USERNAME --role auditor --reason WHY`: changes the role and ends the sessions. Safe to repeat. */
@SubCommand({
  name: 'set-role',
  arguments: '<username>',
  description: 'Change the role of an admin or auditor, and end their sessions',
})
export class AdminSetRoleCommand extends CommandRunner {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  override async run(
    [username = '']: string[],
    { role, reason }: Readonly<{ role: AdminRole; reason: string }>,
  ): Promise<void> {
    await this.commands.execute(new ChangeAdminRole({ username }, role, reason, byOperator()));
    process.stdout.write(`${username} is now an ${role}\n`);
  }

  @Option({ flags: '--role <role>', description: 'admin or auditor', required: true })
  parseRole(role: string): AdminRole {
    return parseRoleOption(role);
  }

  @Option({ flags: '--reason <why>', description: 'why, for the record', required: true })
  parseReason(reason: string): string {
    return reason;
  }
}

/** `admin reinstate USERNAME --reason WHY [--json]`: restores a revoked admin, with a new password. */
@SubCommand({
  name: 'reinstate',
  arguments: '<username>',
  description: 'Restore the access of a revoked admin; prints a new password once',
})
export class AdminReinstateCommand extends CommandRunner {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  override async run(
    [username = '']: string[],
    { reason, json = false }: Readonly<{ reason: string; json?: boolean }>,
  ): Promise<void> {
    printPassword(await this.commands.execute(new ResetAdmin(username, { reason }, byOperator())), json);
  }

  @Option({ flags: '--reason <why>', description: 'why, for the record', required: true })
  parseReason(reason: string): string {
    return reason;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

/** `admin list [--json]`: all admins, including revoked ones. */
@SubCommand({ name: 'list', description: 'List all admins, including revoked ones' })
export class AdminListCommand extends CommandRunner {
  constructor(private readonly admins: Admins) {
    super();
  }

  override async run(_: string[], { json = false }: Readonly<{ json?: boolean }>): Promise<void> {
    const admins = (await this.admins.list()).map(summarizeAdmin);
    const lines = json ? [JSON.stringify(admins, null, 2)] : admins.map(adminLine);
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
    if (!json && admins.length === 0) process.stderr.write('There are no admins yet\n');
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

type AdminSummary = Readonly<{
  adminId: string;
  username: string | null;
  role: AdminRole;
  status: 'active' | 'revoked';
  secondFactor: boolean;
  reason: string | null;
}>;

function summarizeAdmin(admin: KnownAdmin): AdminSummary {
  const { adminId, username, role, status, secondFactor } = admin;
  const reason = status === 'revoked' ? admin.reason : null;
  return { adminId, username, role, status, secondFactor, reason };
}

const adminLine = ({ username, role, status, secondFactor, reason }: AdminSummary): string =>
  [
    username ?? '(erased)',
    role,
    status,
    secondFactor ? 'second factor' : 'password only',
    ...(reason ? [reason] : []),
  ].join('\t');

/** `admin audit [--limit N] [--json]`: what admins and the operator have done, newest first. */
@SubCommand({ name: 'audit', description: 'List what admins and the operator have done, newest first' })
export class AdminAuditCommand extends CommandRunner {
  constructor(private readonly actions: AdminActions) {
    super();
  }

  override async run(
    _: string[],
    { limit = 100, json = false }: Readonly<{ limit?: number; json?: boolean }>,
  ): Promise<void> {
    const { actions } = await this.actions.readPage({ page: 1, pageSize: limit }, fullReader);
    const lines = json ? [JSON.stringify(actions, null, 2)] : actions.map(actionLine);
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
    if (!json && actions.length === 0) process.stderr.write('Nothing has been done yet\n');
  }

  @Option({ flags: '--limit <n>', description: 'how many; the default is 100' })
  parseLimit(text: string): number {
    if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
    throw new DomainError('administration.limit-invalid', '--limit must be a whole number from 1 to 999999');
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

const actionLine = ({ at, admin, summary, reason }: AdminAction): string =>
  [at, admin, summary, ...(reason ? [reason] : [])].join('\t');

const subCommands = [
  AdminCreateCommand,
  AdminResetCommand,
  AdminRevokeCommand,
  AdminSetRoleCommand,
  AdminReinstateCommand,
  AdminListCommand,
  AdminAuditCommand,
];

/** `admin`: the accounts of the admin area. */
@Command({
  name: 'admin',
  description: 'Create, reset, revoke, reinstate or list admins, set their role, or list what they did',
  subCommands,
})
export class AdminCommand extends CommandGroup {}

/** All commands about admins. */
export const adminCommands = [AdminCommand, ...subCommands];
