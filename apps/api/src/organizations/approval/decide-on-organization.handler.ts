import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  organizationDecider,
  organizationStream,
  organizationTagOf,
  type OrganizationState,
} from '@closewise/domain/organizations';
import { CommandExecutor, type Decided } from '../../platform/event-store/command-executor.js';
import { OrganizationChanges } from '../accounts/organization-changes.js';
import { DecideOnOrganization } from './decide-on-organization.command.js';
import { RejectedOrganizations } from './rejected-organizations.js';

const types = { approve: 'ApproveOrganization', reject: 'RejectOrganization' } as const;

@CommandHandler(DecideOnOrganization)
export class DecideOnOrganizationHandler implements ICommandHandler<DecideOnOrganization> {
  constructor(
    private readonly changes: OrganizationChanges,
    private readonly executor: CommandExecutor,
    private readonly rejected: RejectedOrganizations,
  ) {}

  execute(command: DecideOnOrganization): Promise<Decided<OrganizationState>> {
    return this.changes.exclusively(() => this.decide(command));
  }

  private async decide({
    tag: given,
    verdict,
    note,
    context,
  }: DecideOnOrganization): Promise<Decided<OrganizationState>> {
    const tag = organizationTagOf(given);
    const command = { type: types[verdict], note } as const;
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
