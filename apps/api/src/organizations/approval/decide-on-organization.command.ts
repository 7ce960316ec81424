import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  type OrganizationState,
  organizationDecider,
  organizationStream,
  organizationTagOf,
} from '@closewise/domain/organizations';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import {
  type CommandContext,
  type DecisionResult,
  CommandExecutor,
} from '../../platform/event-store/command-executor.js';
import { OrganizationChanges } from '../accounts/organizations.js';
import { RejectedOrganizations } from './rejected-organizations.js';

/**
 * Approves or rejects a waiting organization; the note says what was checked. `approve-own` is for an organization that
 * we register ourselves, whose contact opens no mailed link.
 */
export class DecideOnOrganization extends Command<DecisionResult<OrganizationState>> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly tag: string,
    readonly verdict: 'approve' | 'approve-own' | 'reject',
    readonly note: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

const commands = {
  approve: { type: 'ApproveOrganization', needsLink: true },
  'approve-own': { type: 'ApproveOrganization', needsLink: false },
  reject: { type: 'RejectOrganization' },
} as const;

@CommandHandler(DecideOnOrganization)
export class DecideOnOrganizationHandler implements ICommandHandler<DecideOnOrganization> {
  constructor(
    private readonly changes: OrganizationChanges,
    private readonly executor: CommandExecutor,
    private readonly rejected: RejectedOrganizations,
  ) {}

  execute(command: DecideOnOrganization): Promise<DecisionResult<OrganizationState>> {
    return this.changes.exclusively(() => this.decide(command));
  }

  private async decide({
    tag: given,
    verdict,
    note,
    context,
  }: DecideOnOrganization): Promise<DecisionResult<OrganizationState>> {
    const tag = organizationTagOf(given);
    const command = { ...commands[verdict], note } as const;
    const decided = await this.executor.execute(
      organizationDecider,
      organizationStream(tag),
      command,
      context,
    );
    if (verdict === 'reject') await this.rejected.complete(tag, context);
    return decided;
  }
}
