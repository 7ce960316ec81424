import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@closewise/domain/events';
import { organizationDecider, organizationStream, tagTaken } from '@closewise/domain/organizations';
import { RegisterAffiliate } from '../../affiliation/index.js';
import { Decisions, type CommandContext } from '../../platform/event-store/decisions.js';
import { partOf } from '../../platform/personal-data/subject.js';
import { OrganizationChanges } from '../accounts/organization-changes.js';
import { OrganizationEmails } from '../accounts/organization-emails.js';
import { OrganizationPasswords } from '../accounts/organization-passwords.js';
import { Organizations } from '../accounts/organizations.js';
import { RegisterOrganization, type NewOrganization } from './register-organization.command.js';

type Step = NewOrganization & Readonly<{ emailKey: string; masterAffiliateId: string }>;

/**
 * The address is claimed first and names the master affiliate, then he is entered, then the password; the organization
 * comes last: an interrupted registration is seen by nobody, and the next one with the same address goes on with it.
 */
@CommandHandler(RegisterOrganization)
export class RegisterOrganizationHandler implements ICommandHandler<RegisterOrganization> {
  constructor(
    private readonly changes: OrganizationChanges,
    private readonly organizations: Organizations,
    private readonly emails: OrganizationEmails,
    private readonly passwords: OrganizationPasswords,
    private readonly commands: CommandBus,
    private readonly decisions: Decisions,
  ) {}

  execute({ organization, context }: RegisterOrganization): Promise<{ masterAffiliateId: string }> {
    return this.changes.exclusively(() => this.register(organization, context));
  }

  private async register(
    organization: NewOrganization,
    context: CommandContext,
  ): Promise<{ masterAffiliateId: string }> {
    const { tag, person } = organization;
    if (await this.organizations.find(tag)) throw tagTaken();
    const emailKey = this.organizations.keyOf(person.email);
    const masterAffiliateId = await this.emails.claim(emailKey, tag, context);
    const step = { ...organization, emailKey, masterAffiliateId };
    await this.enterMaster(step, context);
    await this.enter(step, context);
    return { masterAffiliateId };
  }

  /** A refused address belongs to an affiliate already: it is no organization's then. */
  private async enterMaster(
    { tag, name, person, emailKey, masterAffiliateId }: Step,
    context: CommandContext,
  ): Promise<void> {
    const master = {
      affiliateId: masterAffiliateId,
      person: { name, email: person.email, website: null },
      membership: { organizationTag: tag, memberId: null },
      isMaster: true,
      registeredBy: 'organization',
    } as const;
    try {
      await this.commands.execute(new RegisterAffiliate(master, context));
    } catch (error) {
      if (error instanceof DomainError) {
        await this.emails.release(emailKey, { tag, masterAffiliateId }, context);
      }
      throw error;
    }
  }

  private async enter(
    { tag, name, person, password, emailKey, masterAffiliateId }: Step,
    context: CommandContext,
  ): Promise<void> {
    const credentialId = password === null ? null : await this.passwords.add(masterAffiliateId, password);
    const command = {
      type: 'RegisterOrganization',
      ...{ tag, name, masterAffiliateId, emailKey, credentialId, person },
      subjectId: partOf(emailKey, `organization-${masterAffiliateId}`),
    } as const;
    await this.decisions.execute(organizationDecider, organizationStream(tag), command, context);
    await this.passwords.keepOnly(masterAffiliateId, credentialId);
  }
}
