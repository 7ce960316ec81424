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
import { type AffiliateChange, ChangeAffiliate } from '../affiliates/affiliate.commands.js';
import { ChangeAffiliateDetails } from '../affiliates/affiliate.commands.js';
import { DeleteAffiliate } from '../affiliates/affiliate.commands.js';
import { Memberships } from '../affiliates/memberships.js';
import { RegisterAffiliate, type Registration } from '../affiliates/register-affiliate.command.js';
import { TerminateAffiliate } from '../affiliates/affiliate.commands.js';
import { ConcurrentChanges } from './concurrent-changes.js';
import { directoryProjection } from './directory.projection.js';

/** `seen`: the version that the admin saw; null to change any version. */
export type AffiliateVersion = Readonly<{ affiliateId: string; seen: number | null }>;

/** Admins' changes to affiliates. Returns when list and audit log show the change, or after a second. */
@Injectable()
export class AffiliateAdministration {
  constructor(
    private readonly commands: CommandBus,
    private readonly affiliates: Affiliates,
    private readonly memberships: Memberships,
    private readonly projections: Projections,
    private readonly conflicts: ConcurrentChanges,
  ) {}

  async register(request: CreateAffiliateRequest, context: CommandContext): Promise<Registration> {
    const affiliate = {
      person: toPerson(request),
      membership: null,
      isMaster: false,
      registeredBy: 'admin',
    } as const;
    const registered = await this.commands.execute(new RegisterAffiliate(affiliate, context));
    await this.waitUntilShown(registered);
    return registered;
  }

  /** Changes the details first: a refused address leaves everything unchanged. */
  async edit(
    { affiliateId, seen }: AffiliateVersion,
    { active, reason = null, ...details }: EditAffiliateRequest,
    context: CommandContext,
  ): Promise<void> {
    const { website = await this.websiteOf(affiliateId) } = details;
    const person = toPerson({ ...details, website });
    const command = new ChangeAffiliateDetails(affiliateId, { person, seen }, context);
    const changed = await this.conflicts.explain(affiliateId, seen, () => this.commands.execute(command));
    await this.waitUntilShown(changed);
    if (active === undefined) return;
    const type = active ? 'ReactivateAffiliate' : 'DeactivateAffiliate';
    const now = { affiliateId, seen: changed.appended === null ? seen : versionOf(changed.state) };
    await this.change(now, { type, reason }, context);
  }

  async setRate(
    affiliate: AffiliateVersion,
    rate: Readonly<{ ratePercent: number; reason: string | null }>,
    context: CommandContext,
  ): Promise<void> {
    await this.change(affiliate, { type: 'SetCommissionRate', ...rate }, context);
  }

  async correctMembership(
    affiliate: AffiliateVersion,
    { organizationTag, memberId, reason }: MembershipRequest,
    context: CommandContext,
  ): Promise<void> {
    const membership = await this.memberships.inOrganization(organizationTag, memberId);
    await this.change(affiliate, { type: 'CorrectMembership', membership, reason }, context);
  }

  private async change(
    { affiliateId, seen }: AffiliateVersion,
    change: Exclude<
      AffiliateChange,
      { type: 'ReplaceDashboardLink' | 'OpenDashboardLink' | OrganizationDecision }
    >,
    context: CommandContext,
  ): Promise<void> {
    const command = new ChangeAffiliate(affiliateId, { ...change, seen }, context);
    await this.waitUntilShown(
      await this.conflicts.explain(affiliateId, seen, () => this.commands.execute(command)),
    );
  }

  /** Waits for the audit log only: the list does not show it. */
  async replaceLink(affiliateId: string, context: CommandContext): Promise<void> {
    const change = { type: 'ReplaceDashboardLink' } as const;
    const replaced = await this.commands.execute(new ChangeAffiliate(affiliateId, change, context));
    await shownInAudit(this.projections, replaced);
  }

  async terminate(affiliateId: string, reason: string, context: CommandContext): Promise<void> {
    await this.waitUntilShown(
      await this.commands.execute(new TerminateAffiliate(affiliateId, reason, context)),
    );
  }

  async delete(affiliateId: string, reason: string | null, context: CommandContext): Promise<void> {
    await this.waitUntilShown(await this.commands.execute(new DeleteAffiliate(affiliateId, reason, context)));
  }

  private async websiteOf(affiliateId: string): Promise<string | null> {
    return (await this.affiliates.find(affiliateId))?.person?.website ?? null;
  }

  private async waitUntilShown(changed: Pick<Registration, 'appended'>): Promise<void> {
    if (!changed.appended) return;
    await Promise.all([
      this.projections.waitFor(directoryProjection.name, changed.appended.position),
      shownInAudit(this.projections, changed),
    ]);
  }
}

/** Decisions of organizations, which are made without a version. */
type OrganizationDecision = 'ConfirmMembership' | 'RejectMembership';

function toPerson({ name, email, website }: CreateAffiliateRequest): AffiliatePerson {
  return { name: name.trim(), email: email.trim(), website: website?.trim() || null };
}

const versionOf = (state: AffiliateState): number | null =>
  state.status === 'unknown' ? null : state.version;
