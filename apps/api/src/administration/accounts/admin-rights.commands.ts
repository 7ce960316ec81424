import { Injectable } from '@nestjs/common';
import { adminDecider, adminStream, type AdminRole } from '@closewise/domain/administration';
import { Sessions } from '../../platform/auth/sessions/sessions.js';
import { CommandExecutor, type CommandContext } from '../../platform/event-store/command-executor.js';
import { Projections } from '../../platform/projections/projection.js';
import { shownInAudit } from '../audit/audit.projection.js';
import { actingAdminId } from '../sessions/acting-admin.js';
import { AccountChanges, Admins, type AdminName } from './admins.js';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';

type RightsChange =
  | Readonly<{ type: 'RevokeAdmin'; reason: string }>
  | Readonly<{ type: 'ChangeAdminRole'; reason: string; role: AdminRole }>;

/** Revokes an admin or changes their role, one change at a time, so that one admin always remains. */
@Injectable()
export class AdminRights {
  constructor(
    private readonly changes: AccountChanges,
    private readonly admins: Admins,
    private readonly executor: CommandExecutor,
    private readonly sessions: Sessions,
    private readonly projections: Projections,
  ) {}

  /** Also ends the admin's sessions, so that they sign in again with their new rights. */
  async change(name: AdminName, change: RightsChange, context: CommandContext): Promise<void> {
    const changed = await this.changes.exclusively(async () => {
      const { adminId } = await this.admins.require(name);
      const otherAdmins = await this.admins.countOtherAdmins(adminId);
      const command = { ...change, byAdminId: actingAdminId(context), otherAdmins };
      const decided = await this.executor.execute(adminDecider, adminStream(adminId), command, context);
      const isGone = decided.state.status === 'revoked';
      if (decided.appended || isGone) await this.sessions.endAll('admin', adminId);
      return decided;
    });
    if (actingAdminId(context)) await shownInAudit(this.projections, changed);
  }
}

/** Changes the role of an admin or auditor and ends their sessions. Safe to repeat. */
export class ChangeAdminRole extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly admin: AdminName,
    readonly role: AdminRole,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeAdminRole)
export class ChangeAdminRoleHandler implements ICommandHandler<ChangeAdminRole> {
  constructor(private readonly rights: AdminRights) {}

  execute({ admin, role, reason, context }: ChangeAdminRole): Promise<void> {
    return this.rights.change(admin, { type: 'ChangeAdminRole', role, reason }, context);
  }
}

/** Ends an admin's access and sessions immediately. Safe to repeat. */
export class RevokeAdmin extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly admin: AdminName,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RevokeAdmin)
export class RevokeAdminHandler implements ICommandHandler<RevokeAdmin> {
  constructor(private readonly rights: AdminRights) {}

  execute({ admin, reason, context }: RevokeAdmin): Promise<void> {
    return this.rights.change(admin, { type: 'RevokeAdmin', reason }, context);
  }
}
