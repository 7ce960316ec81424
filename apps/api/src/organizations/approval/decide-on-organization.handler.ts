import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  organizationDecider,
  organizationStream,
  organizationTagOf,
  type OrganizationState,
} from '@closewise/domain/organizations';
import { Decisions, type Decided } from '../../platform/event-store/decisions.js';
import { OrganizationChanges } from '../accounts/organization-changes.js';
import { DecideOnOrganization } from './decide-on-organization.command.js';
import { RejectedOrganizations } from './rejected-organizations.js';

const types = { approve: 'ApproveOrganization', reject: 'RejectOrganization' } as const;

@CommandHandler(DecideOnOrganization)
export class DecideOnOrganizationHandler implements ICommandHandler<DecideOnOrganization> {
  constructor(
    private readonly changes: OrganizationChanges,
    private readonly decisions: Decisions,
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
    const decided = await this.decisions.execute(
      organizationDecider,
      organizationStream(tag),
      command,
      context,
    );
    if (verdict === 'reject') await this.rejected.settle(tag, context);
    return decided;
  }
}
