import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type {
  CreateAffiliateRequest,
  EditAffiliateRequest,
  MembershipRequest,
} from '@closewise/contracts/admin';
import type { AffiliatePerson } from '@closewise/domain/affiliation';
import { EventStore } from '../../platform/event-store/event-store.js';
import type { CommandContext } from '../../platform/event-store/decisions.js';
import { Projections } from '../../platform/projections/projection.js';
import { Affiliates } from '../affiliates/affiliates.js';
import { type AffiliateChange, ChangeAffiliate } from '../affiliates/change-affiliate.command.js';
import { ChangeAffiliateDetails } from '../affiliates/change-affiliate-details.command.js';
import { DeleteAffiliate } from '../affiliates/delete-affiliate.command.js';
import { NamedMemberships } from '../affiliates/signup/named-memberships.js';
import { RegisterAffiliate } from '../affiliates/register-affiliate.command.js';
import { TerminateAffiliate } from '../affiliates/terminate-affiliate.command.js';
import { directoryProjection } from './directory.projection.js';

/** What admins do to affiliates. Done when the list shows it, or after a second. */
@Injectable()
export class AffiliateDesk {
  constructor(
    private readonly commands: CommandBus,
    private readonly affiliates: Affiliates,
    private readonly memberships: NamedMemberships,
    private readonly store: EventStore,
    private readonly projections: Projections,
  ) {}

  async register(
    request: CreateAffiliateRequest,
    context: CommandContext,
  ): Promise<Readonly<{ affiliateId: string; code: string }>> {
    const affiliate = {
      person: personFrom(request),
      membership: null,
      isMaster: false,
      registeredBy: 'admin',
    } as const;
    const registered = await this.commands.execute(new RegisterAffiliate(affiliate, context));
    await this.untilShown();
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
    await this.commands.execute(new ChangeAffiliateDetails(affiliateId, person, context));
    if (active !== undefined) {
      const type = active ? 'ReactivateAffiliate' : 'DeactivateAffiliate';
      await this.commands.execute(new ChangeAffiliate(affiliateId, { type, reason }, context));
    }
    await this.untilShown();
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
    await this.commands.execute(new ChangeAffiliate(affiliateId, change, context));
    await this.untilShown();
  }

  async terminate(affiliateId: string, reason: string, context: CommandContext): Promise<void> {
    await this.commands.execute(new TerminateAffiliate(affiliateId, reason, context));
    await this.untilShown();
  }

  async delete(affiliateId: string, reason: string | null, context: CommandContext): Promise<void> {
    await this.commands.execute(new DeleteAffiliate(affiliateId, reason, context));
    await this.untilShown();
  }

  private async websiteOf(affiliateId: string): Promise<string | null> {
    return (await this.affiliates.find(affiliateId))?.person?.website ?? null;
  }

  private async untilShown(): Promise<void> {
    const head = await this.store.head();
    if (head) await this.projections.waitFor(directoryProjection.name, head);
  }
}

function personFrom({ name, email, website }: CreateAffiliateRequest): AffiliatePerson {
  return { name: name.trim(), email: email.trim(), website: website?.trim() || null };
}
