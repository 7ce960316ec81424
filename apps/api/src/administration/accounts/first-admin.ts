import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DomainError } from '@closewise/domain/events';
import { bySystem } from '../../platform/commands/contexts.js';
import { Admins } from './admins.js';
import { CreateAdmin, type IssuedPassword } from './create-admin.command.js';

const USERNAME = 'admin';

/** Creates the first admin of a new installation. */
@Injectable()
export class FirstAdmin {
  constructor(
    private readonly admins: Admins,
    private readonly commands: CommandBus,
  ) {}

  /** Returns the credentials to show once; null if an admin exists or another process is creating one. */
  async make(): Promise<IssuedPassword | null> {
    if ((await this.admins.list()).length > 0) return null;
    const context = bySystem();
    try {
      return await this.commands.execute(
        new CreateAdmin(USERNAME, { role: 'admin', password: null }, context),
      );
    } catch (error) {
      if (error instanceof DomainError && error.code === 'administration.username-taken') return null;
      throw error;
    }
  }
}
