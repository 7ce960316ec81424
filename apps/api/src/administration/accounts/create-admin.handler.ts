import { randomUUID } from 'node:crypto';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  adminDecider,
  adminStream,
  checkPasswordIsRare,
  checkPasswordLength,
  checkUsername,
} from '@closewise/domain/administration';
import { commonPasswords, Passwords } from '../../platform/auth/passwords/passwords.js';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { Projections } from '../../platform/projections/projection.js';
import { shownInAudit } from '../audit/audit.projection.js';
import { actingAdminId } from './acting-admin-id.js';
import { AccountChanges } from './account-changes.js';
import { AdminPasswords } from './admin-passwords.js';
import { Admins } from './admins.js';
import { CreateAdmin, type IssuedPassword } from './create-admin.command.js';
import { Usernames } from './usernames.js';

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

  /** Interrupted anywhere, it leaves the name free for the next try. */
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
