import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type {
  CreateAffiliateRequest,
  EditAffiliateRequest,
  MembershipRequest,
} from '@closewise/contracts/admin';
import type { AffiliatePerson, AffiliateState } from '@closewise/domain/affiliation';
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
import { ChangesMeanwhile } from './changes-meanwhile.js';
import { directoryProjection } from './directory.projection.js';

/** An affiliate as an admin saw them; `seen` is null for who changes whatever there is. */
export type SeenAffiliate = Readonly<{ affiliateId: string; seen: number | null }>;

/** What admins do to affiliates. Done when the list and the record of actions show it, or after a second. */
@Injectable()
export class AffiliateAdministration {
  constructor(
    private readonly commands: CommandBus,
    private readonly affiliates: Affiliates,
    private readonly memberships: NamedMemberships,
    private readonly projections: Projections,
    private readonly meanwhile: ChangesMeanwhile,
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
    { affiliateId, seen }: SeenAffiliate,
    { active, reason = null, ...details }: EditAffiliateRequest,
    context: CommandContext,
  ): Promise<void> {
    const { website = await this.websiteOf(affiliateId) } = details;
    const person = personFrom({ ...details, website });
    const command = new ChangeAffiliateDetails(affiliateId, { person, seen }, context);
    const changed = await this.meanwhile.tell(affiliateId, seen, () => this.commands.execute(command));
    await this.untilShown(changed);
    if (active === undefined) return;
    const type = active ? 'ReactivateAffiliate' : 'DeactivateAffiliate';
    const now = { affiliateId, seen: changed.appended === null ? seen : versionOf(changed.state) };
    await this.change(now, { type, reason }, context);
  }

  async setRate(
    affiliate: SeenAffiliate,
    rate: Readonly<{ ratePercent: number; reason: string | null }>,
    context: CommandContext,
  ): Promise<void> {
    await this.change(affiliate, { type: 'SetCommissionRate', ...rate }, context);
  }

  async correctMembership(
    affiliate: SeenAffiliate,
    { organizationTag, memberId, reason }: MembershipRequest,
    context: CommandContext,
  ): Promise<void> {
    const membership = await this.memberships.inOrganization(organizationTag, memberId);
    await this.change(affiliate, { type: 'CorrectMembership', membership, reason }, context);
  }

  private async change(
    { affiliateId, seen }: SeenAffiliate,
    change: Exclude<
      AffiliateChange,
      { type: 'ReplaceDashboardLink' | 'OpenDashboardLink' | MembersDecision }
    >,
    context: CommandContext,
  ): Promise<void> {
    const command = new ChangeAffiliate(affiliateId, { ...change, seen }, context);
    await this.untilShown(await this.meanwhile.tell(affiliateId, seen, () => this.commands.execute(command)));
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

/** What organizations decide, who see no version of an affiliate. */
type MembersDecision = 'ConfirmMembership' | 'RejectMembership';

function personFrom({ name, email, website }: CreateAffiliateRequest): AffiliatePerson {
  return { name: name.trim(), email: email.trim(), website: website?.trim() || null };
}

const versionOf = (state: AffiliateState): number | null =>
  state.status === 'unknown' ? null : state.version;
