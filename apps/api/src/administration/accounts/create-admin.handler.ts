import { randomUUID } from 'node:crypto';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { adminDecider, adminStream, checkUsername } from '@closewise/domain/administration';
import { Passwords } from '../../platform/auth/passwords/passwords.js';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
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
  ) {}

  async execute(command: CreateAdmin): Promise<IssuedPassword> {
    checkUsername(command.username);
    return this.changes.exclusively(() => this.create(command));
  }

  /** Interrupted anywhere, it leaves the name free for the next try. */
  private async create({ username, context }: CreateAdmin): Promise<IssuedPassword> {
    const adminId = randomUUID();
    const usernameKey = this.admins.keyOf(username);
    const password = this.passwords.generate();
    await this.usernames.claim(usernameKey, adminId, context);
    const credentialId = await this.adminPasswords.add(adminId, password);
    const names = { adminId, subjectId: adminStream(adminId), usernameKey, username, credentialId };
    const command = { type: 'CreateAdmin', ...names } as const;
    await this.executor.execute(adminDecider, adminStream(adminId), command, context);
    return { username, password };
  }
}
