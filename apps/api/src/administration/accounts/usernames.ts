import { Injectable } from '@nestjs/common';
import { usernameDecider, usernameStream } from '@closewise/domain/administration';
import { CommandExecutor, type CommandContext } from '../../platform/event-store/command-executor.js';
import { AdminPasswords } from './admin-passwords.js';
import { Admins } from './admins.js';

/** Reserves usernames. Call it only within AccountChanges, which excludes concurrent changes. */
@Injectable()
export class Usernames {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly admins: Admins,
    private readonly passwords: AdminPasswords,
  ) {}

  /** Refuses a username in use; replaces the claim of an interrupted change. */
  async claim(usernameKey: string, adminId: string, context: CommandContext): Promise<void> {
    const stream = usernameStream(usernameKey);
    const { owner } = await this.executor.load(usernameDecider, stream);
    const abandonedBy = owner !== null && (await this.isAbandonedBy(owner, usernameKey)) ? owner : null;
    const command = { type: 'ClaimUsername', usernameKey, adminId, abandonedBy } as const;
    await this.executor.execute(usernameDecider, stream, command, context);
  }

  async release(usernameKey: string, adminId: string, context: CommandContext): Promise<void> {
    const command = { type: 'ReleaseUsername', usernameKey, adminId } as const;
    await this.executor.execute(usernameDecider, usernameStream(usernameKey), command, context);
  }

  private async isAbandonedBy(owner: string, usernameKey: string): Promise<boolean> {
    const admin = await this.admins.find(owner);
    if (admin === null) await this.passwords.forget(owner);
    return admin?.usernameKey !== usernameKey;
  }
}
