import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@closewise/domain/events';
import { organizationDecider, organizationStream, tagTaken } from '@closewise/domain/organizations';
import { RegisterAffiliate } from '../../affiliation/index.js';
import { CommandExecutor, type CommandContext } from '../../platform/event-store/command-executor.js';
import { partOf } from '../../platform/personal-data/subject.js';
import { OrganizationChanges } from '../accounts/organization-changes.js';
import { OrganizationEmails } from '../accounts/organization-emails.js';
import { OrganizationPasswords } from '../accounts/organization-passwords.js';
import { Organizations } from '../accounts/organizations.js';
import { RegistrationRemains, type Registration } from '../accounts/registration-remains.js';
import { RegisterOrganization, type NewOrganization } from './register-organization.command.js';

/**
 * The address is claimed first and names the master affiliate, then that is entered, then the password; the organization
 * comes last: an interrupted registration is seen by nobody, and the next one with the same address begins anew.
 */
@CommandHandler(RegisterOrganization)
export class RegisterOrganizationHandler implements ICommandHandler<RegisterOrganization> {
  constructor(
    private readonly changes: OrganizationChanges,
    private readonly organizations: Organizations,
    private readonly emails: OrganizationEmails,
    private readonly remains: RegistrationRemains,
    private readonly passwords: OrganizationPasswords,
    private readonly commands: CommandBus,
    private readonly executor: CommandExecutor,
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
    const registration = await this.emails.claim(emailKey, tag, context);
    await this.enterMaster(registration, organization, context);
    await this.record(registration, organization, context);
    return registration;
  }

  /** A refused address belongs to an affiliate already: it is no organization's then. */
  private async enterMaster(
    registration: Registration,
    { tag, name, person }: NewOrganization,
    context: CommandContext,
  ): Promise<void> {
    const master = {
      affiliateId: registration.masterAffiliateId,
      person: { name, email: person.email, website: null },
      membership: { organizationTag: tag, memberId: null },
      isMaster: true,
      registeredBy: 'organization',
    } as const;
    try {
      await this.commands.execute(new RegisterAffiliate(master, context));
    } catch (error) {
      if (error instanceof DomainError) await this.remains.releaseEmail(registration, context);
      throw error;
    }
  }

  private async record(
    { masterAffiliateId, emailKey }: Registration,
    { tag, name, person, password }: NewOrganization,
    context: CommandContext,
  ): Promise<void> {
    const credentialId = password === null ? null : await this.passwords.add(masterAffiliateId, password);
    const subjectId = partOf(emailKey, `organization-${masterAffiliateId}`);
    const entered = { tag, name, masterAffiliateId, emailKey, credentialId, person, subjectId };
    const command = { type: 'RegisterOrganization', ...entered } as const;
    await this.executor.execute(organizationDecider, organizationStream(tag), command, context);
  }
}
