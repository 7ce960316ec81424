import { Injectable } from '@nestjs/common';
import {
  adminDecider,
  adminStream,
  type ChangeAdminRole,
  type RevokeAdmin,
} from '@closewise/domain/administration';
import { Sessions } from '../../platform/auth/sessions/sessions.js';
import { CommandExecutor, type CommandContext } from '../../platform/event-store/command-executor.js';
import { Projections } from '../../platform/projections/projection.js';
import { shownInAudit } from '../audit/audit.projection.js';
import { actingAdminId } from './acting-admin-id.js';
import { AccountChanges } from './account-changes.js';
import { Admins, type AdminName } from './admins.js';

type Wish = Pick<RevokeAdmin, 'type' | 'reason'> | Pick<ChangeAdminRole, 'type' | 'reason' | 'role'>;

/** Takes rights from an admin, or gives them; one change at a time, so that somebody always keeps them all. */
@Injectable()
export class AdminRights {
  constructor(
    private readonly changes: AccountChanges,
    private readonly admins: Admins,
    private readonly executor: CommandExecutor,
    private readonly sessions: Sessions,
    private readonly projections: Projections,
  ) {}

  /** Ends the sessions of whose rights changed: they go on with what they may do now. */
  async change(name: AdminName, wish: Wish, context: CommandContext): Promise<void> {
    const changed = await this.changes.exclusively(async () => {
      const { adminId } = await this.admins.known(name);
      const otherAdmins = await this.admins.adminsBeside(adminId);
      const command = { ...wish, byAdminId: actingAdminId(context), otherAdmins };
      const decided = await this.executor.execute(adminDecider, adminStream(adminId), command, context);
      const isGone = decided.state.status === 'revoked';
      if (decided.appended || isGone) await this.sessions.endAll('admin', adminId);
      return decided;
    });
    if (actingAdminId(context)) await shownInAudit(this.projections, changed);
  }
}
