import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  type OrganizationPerson,
  organizationDecider,
  organizationStream,
  tagTaken,
} from '@closewise/domain/organizations';
import { DomainError } from '@closewise/domain/events';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import { type CommandContext, CommandExecutor } from '../../platform/event-store/command-executor.js';
import { RegisterAffiliate } from '../../affiliation/index.js';
import { subjectPart } from '../../platform/personal-data/subject.js';
import { OrganizationChanges, Organizations } from '../accounts/organizations.js';
import { OrganizationEmails } from '../accounts/organization-emails.js';
import { OrganizationPasswords } from '../accounts/organization-passwords.js';
import { RegistrationRemains, type Registration } from '../accounts/registration-remains.js';

/** A registration; `tag` in its stored form. Without a password, nobody can sign in until a reset. */
type NewOrganization = Readonly<{
  tag: string;
  name: string;
  person: OrganizationPerson;
  password: string | null;
}>;

/** Registers an organization together with its master affiliate. Removes the remains of an interrupted attempt first. */
export class RegisterOrganization extends Command<Readonly<{ masterAffiliateId: string }>> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly organization: NewOrganization,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/**
 * Claims the address for the master affiliate first, then registers the affiliate, then the password, and the organization
 * last, so that an interrupted registration stays invisible and the next one with the same address starts over.
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

  /** Releases the address if it is refused because an affiliate already has it. */
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
    const subjectId = subjectPart(emailKey, `organization-${masterAffiliateId}`);
    const entered = { tag, name, masterAffiliateId, emailKey, credentialId, person, subjectId };
    const command = { type: 'RegisterOrganization', ...entered } as const;
    await this.executor.execute(organizationDecider, organizationStream(tag), command, context);
  }
}
