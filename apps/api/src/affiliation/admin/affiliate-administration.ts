import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type {
  CreateAffiliateRequest,
  EditAffiliateRequest,
  MembershipRequest,
} from '@closewise/contracts/admin';
import type { AffiliatePerson } from '@closewise/domain/affiliation';
import { shownInAudit } from '../../administration/index.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import { Projections } from '../../platform/projections/projection.js';
import { Affiliates } from '../affiliates/affiliates.js';
import { type AffiliateChange, ChangeAffiliate } from '../affiliates/change-affiliate.command.js';
import { ChangeAffiliateDetails } from '../affiliates/change-affiliate-details.command.js';
import { DeleteAffiliate } from '../affiliates/delete-affiliate.command.js';
import { NamedMemberships } from '../affiliates/signup/named-memberships.js';
import { RegisterAffiliate, type Registered } from '../affiliates/register-affiliate.command.js';
import { TerminateAffiliate } from '../affiliates/terminate-affiliate.command.js';
import { directoryProjection } from './directory.projection.js';

/** What admins do to affiliates. Done when the list and the record of actions show it, or after a second. */
@Injectable()
export class AffiliateAdministration {
  constructor(
    private readonly commands: CommandBus,
    private readonly affiliates: Affiliates,
    private readonly memberships: NamedMemberships,
    private readonly projections: Projections,
  ) {}

  async register(request: CreateAffiliateRequest, context: CommandContext): Promise<Registered> {
    const affiliate = {
      person: personFrom(request),
      membership: null,
      isMaster: false,
      registeredBy: 'admin',
    } as const;
    const registered = await this.commands.execute(new RegisterAffiliate(affiliate, context));
    await this.untilShown(registered);
    return registered;
  }

  /** Details first: an address that is refused leaves everything as it is. */
  async edit(
    affiliateId: string,
    { active, reason = null, ...details }: EditAffiliateRequest,
    context: CommandContext,
  ): Promise<void> {
    const { website = await this.websiteOf(affiliateId) } = details;
    const person = personFrom({ ...details, website });
    await this.untilShown(
      await this.commands.execute(new ChangeAffiliateDetails(affiliateId, person, context)),
    );
    if (active === undefined) return;
    const type = active ? 'ReactivateAffiliate' : 'DeactivateAffiliate';
    await this.change(affiliateId, { type, reason }, context);
  }

  async correctMembership(
    affiliateId: string,
    { organizationTag, memberId, reason }: MembershipRequest,
    context: CommandContext,
  ): Promise<void> {
    const membership = await this.memberships.inOrganization(organizationTag, memberId);
    await this.change(affiliateId, { type: 'CorrectMembership', membership, reason }, context);
  }

  async change(affiliateId: string, change: AffiliateChange, context: CommandContext): Promise<void> {
    await this.untilShown(await this.commands.execute(new ChangeAffiliate(affiliateId, change, context)));
  }

  /** The list shows nothing of it. */
  async replaceLink(affiliateId: string, context: CommandContext): Promise<void> {
    const change = { type: 'ReplaceDashboardLink' } as const;
    const replaced = await this.commands.execute(new ChangeAffiliate(affiliateId, change, context));
    await shownInAudit(this.projections, replaced);
  }

  async terminate(affiliateId: string, reason: string, context: CommandContext): Promise<void> {
    await this.untilShown(await this.commands.execute(new TerminateAffiliate(affiliateId, reason, context)));
  }

  async delete(affiliateId: string, reason: string | null, context: CommandContext): Promise<void> {
    await this.untilShown(await this.commands.execute(new DeleteAffiliate(affiliateId, reason, context)));
  }

  private async websiteOf(affiliateId: string): Promise<string | null> {
    return (await this.affiliates.find(affiliateId))?.person?.website ?? null;
  }

  private async untilShown(changed: Pick<Registered, 'appended'>): Promise<void> {
    if (!changed.appended) return;
    await Promise.all([
      this.projections.waitFor(directoryProjection.name, changed.appended.position),
      shownInAudit(this.projections, changed),
    ]);
  }
}

function personFrom({ name, email, website }: CreateAffiliateRequest): AffiliatePerson {
  return { name: name.trim(), email: email.trim(), website: website?.trim() || null };
}
