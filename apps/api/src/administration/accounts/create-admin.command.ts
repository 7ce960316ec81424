import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  type AdminRole,
  adminDecider,
  adminStream,
  checkPasswordIsRare,
  checkPasswordLength,
  checkUsername,
} from '@closewise/domain/administration';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import { type CommandContext, CommandExecutor } from '../../platform/event-store/command-executor.js';
import { randomUUID } from 'node:crypto';
import { commonPasswords, Passwords } from '../../platform/auth/passwords/passwords.js';
import { Projections } from '../../platform/projections/projection.js';
import { shownInAudit } from '../audit/audit.projection.js';
import { actingAdminId } from '../sessions/acting-admin.js';
import { AccountChanges, Admins } from './admins.js';
import { AdminPasswords } from './admin-passwords.js';
import { Usernames } from './usernames.js';

/** New credentials, shown once and never stored. */
export type IssuedPassword = Readonly<{ username: string; password: string }>;

/** `password` is null to generate one. */
export type NewAdmin = Readonly<{ role: AdminRole; password: string | null }>;

/** Creates an admin or auditor and returns the password. */
export class CreateAdmin extends Command<IssuedPassword> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly username: string,
    readonly account: NewAdmin,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(CreateAdmin)
export class CreateAdminHandler implements ICommandHandler<CreateAdmin> {
  constructor(
    private readonly changes: AccountChanges,
    private readonly usernames: Usernames,
    private readonly admins: Admins,
    private readonly adminPasswords: AdminPasswords,
    private readonly passwords: Passwords,
    private readonly executor: CommandExecutor,
    private readonly projections: Projections,
  ) {}

  async execute(command: CreateAdmin): Promise<IssuedPassword> {
    const { username, account } = command;
    checkUsername(username);
    if (account.password !== null) {
      checkPasswordLength(account.password);
      checkPasswordIsRare(account.password, username, await commonPasswords());
    }
    return this.changes.exclusively(() => this.create(command));
  }

  /** An interruption at any point leaves the username free for the next attempt. */
  private async create({ username, account, context }: CreateAdmin): Promise<IssuedPassword> {
    const adminId = randomUUID();
    const usernameKey = this.admins.keyOf(username);
    const password = account.password ?? this.passwords.generate();
    await this.usernames.claim(usernameKey, adminId, context);
    const credentialId = await this.adminPasswords.add(adminId, password);
    const names = { adminId, subjectId: adminStream(adminId), usernameKey, username, credentialId };
    const command = { type: 'CreateAdmin', ...names, role: account.role } as const;
    const created = await this.executor.execute(adminDecider, adminStream(adminId), command, context);
    if (actingAdminId(context)) await shownInAudit(this.projections, created);
    return { username, password };
  }
}
