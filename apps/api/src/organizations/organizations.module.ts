import {
  type OrganizationEmailEvent,
  type OrganizationEvent,
  organizationsEvents,
} from '@closewise/domain/organizations';
import { Module, type OnModuleInit } from '@nestjs/common';
import { type AuditedEvents, AuditModule, AuditSentences } from '../administration/index.js';
import { AffiliationModule } from '../affiliation/index.js';
import { BillingModule } from '../billing/index.js';
import { AccountChecks } from '../platform/auth/sessions/sessions.js';
import { SignInModule } from '../platform/auth/auth.module.js';
import { Jobs } from '../platform/jobs/job.js';
import { Mail } from '../platform/mail/mail.js';
import { PersonalDataHolders } from '../privacy/index.js';
import { Projections } from '../platform/projections/projection.js';
import { Reactors } from '../platform/reactors/reactor.js';
import {
  ChangeOrganizationPasswordHandler,
  PasswordReplacement,
  ResetOrganizationHandler,
} from './accounts/password.commands.js';
import { OrganizationChanges, Organizations } from './accounts/organizations.js';
import { OrganizationContacts } from './accounts/organization-contacts.js';
import { OrganizationCredentialsController } from './accounts/organization-credentials.controller.js';
import { OrganizationEmails } from './accounts/organization-emails.js';
import { OrganizationPasswords } from './accounts/organization-passwords.js';
import { OrganizationPayoutSetupController } from './accounts/organization-payout-setup.controller.js';
import { OrganizationProof, OrganizationSignIn } from './accounts/organization-sign-in.js';
import { OrganizationSessionController } from './accounts/organization-session.controller.js';
import { RegistrationRemains } from './accounts/registration-remains.js';
import { DecideOnOrganizationHandler } from './approval/decide-on-organization.command.js';
import {
  EraseRejectedJob,
  completeRejectionWhenOrganizationRejected,
  CompleteRejectionJob,
} from './approval/rejection.jobs.js';
import { RejectedOrganizations } from './approval/rejected-organizations.js';
import {
  OrganizationDashboardController,
  OrganizationDashboards,
} from './dashboard/organization-dashboard.controller.js';
import { performanceProjection } from './dashboard/performance.projection.js';
import { Performance } from './dashboard/performance.js';
import { ActiveOrganizationsController } from './directory/active-organizations.controller.js';
import {
  AdminOrganizationsController,
  AdminOrganizations,
} from './directory/admin-organizations.controller.js';
import { directoryProjection, OrganizationDirectory } from './directory/organization-directory.js';
import { ForgottenPasswordController } from './forgotten-password/forgotten-password.controller.js';
import { PasswordLinkMailing, SendPasswordLink } from './forgotten-password/password-link.mailing.js';
import { PasswordLinks } from './forgotten-password/password-links.js';
import { ReplaceForgottenPasswordHandler } from './forgotten-password/replace-forgotten-password.command.js';
import { mailContactWhenOrganizationDecided, OrganizationMailings } from './mails/organization-mailings.js';
import { OrganizationMembers } from './members/organization-members.js';
import { OrganizationMembersController } from './members/organization-members.controller.js';
import { FirstOrganization } from './registration/first-organization.js';
import { KnownAddressMailing } from './registration/known-address.js';
import { MasterSetupController } from './registration/master-setup.controller.js';
import { RegisterOrganizationHandler } from './registration/register-organization.command.js';
import { ConfirmRegistrationHandler } from './registration/link/confirm-registration.js';
import {
  EndRegistrationHandler,
  EndUnopenedRegistrationJob,
  endUnopenedWhenOrganizationRegistered,
} from './registration/link/end-registration.js';
import { RegistrationLinkController } from './registration/link/registration-link.controller.js';
import { RegistrationLinks } from './registration/link/registration-links.js';
import { StandingsModule } from './standings.module.js';
import { registerLedgerSentences } from '../ledger/index.js';
import { organizationLedgerSentences } from './ledger-sentences.js';
import { registerEvents } from '../platform/event-catalogue/registered-events.js';

const sentence =
  (verb: string) =>
  ({ tag }: Readonly<{ tag: string }>): string =>
    `${verb} the organization ${tag}`;

/** Sentences about organizations in the list of admin actions. */
const auditedEvents: AuditedEvents<OrganizationEvent | OrganizationEmailEvent> = {
  sentences: {
    OrganizationRegistered: sentence('Registered'),
    OrganizationLinkOpened: sentence('Opened the emailed link of'),
    OrganizationApproved: sentence('Approved'),
    OrganizationRejected: sentence('Rejected'),
    OrganizationCredentialsChanged: sentence('Set a new password for'),
    OrganizationEmailClaimed: null,
    OrganizationEmailReleased: null,
  },
};

registerEvents('organizations', organizationsEvents);
registerLedgerSentences('organizations', organizationLedgerSentences);

const accounts = [
  OrganizationChanges,
  Organizations,
  OrganizationEmails,
  OrganizationPasswords,
  PasswordReplacement,
  OrganizationProof,
  OrganizationSignIn,
  OrganizationContacts,
  RegistrationRemains,
  ChangeOrganizationPasswordHandler,
  ResetOrganizationHandler,
];
const forgottenPassword = [
  PasswordLinks,
  PasswordLinkMailing,
  SendPasswordLink,
  ReplaceForgottenPasswordHandler,
];
const registration = [
  RegisterOrganizationHandler,
  FirstOrganization,
  KnownAddressMailing,
  RegistrationLinks,
  ConfirmRegistrationHandler,
  EndRegistrationHandler,
  EndUnopenedRegistrationJob,
];
const approval = [DecideOnOrganizationHandler, RejectedOrganizations, CompleteRejectionJob, EraseRejectedJob];
const reading = [
  OrganizationDirectory,
  AdminOrganizations,
  Performance,
  OrganizationDashboards,
  OrganizationMembers,
];

/** Organizations: registration, approval, sign-in, dashboards and members. */
@Module({
  imports: [AffiliationModule, AuditModule, BillingModule, SignInModule, StandingsModule],
  controllers: [
    MasterSetupController,
    RegistrationLinkController,
    OrganizationSessionController,
    ForgottenPasswordController,
    OrganizationCredentialsController,
    OrganizationPayoutSetupController,
    OrganizationDashboardController,
    OrganizationMembersController,
    ActiveOrganizationsController,
    AdminOrganizationsController,
  ],
  providers: [
    ...accounts,
    ...forgottenPassword,
    ...registration,
    ...approval,
    ...reading,
    OrganizationMailings,
  ],
  exports: [Organizations],
})
export class OrganizationsModule implements OnModuleInit {
  constructor(
    private readonly projections: Projections,
    private readonly reactors: Reactors,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
    private readonly holders: PersonalDataHolders,
    private readonly checks: AccountChecks,
    private readonly audit: AuditSentences,
    private readonly organizations: Organizations,
    private readonly contacts: OrganizationContacts,
    private readonly mailings: OrganizationMailings,
    private readonly passwordLink: PasswordLinkMailing,
    private readonly knownAddress: KnownAddressMailing,
    private readonly completeRejection: CompleteRejectionJob,
    private readonly eraseRejected: EraseRejectedJob,
    private readonly endUnopened: EndUnopenedRegistrationJob,
  ) {}

  onModuleInit(): void {
    this.projections.register(directoryProjection);
    this.projections.register(performanceProjection);
    this.reactors.register(completeRejectionWhenOrganizationRejected);
    this.reactors.register(mailContactWhenOrganizationDecided);
    this.jobs.register(this.completeRejection);
    this.jobs.register(this.eraseRejected);
    this.reactors.register(endUnopenedWhenOrganizationRegistered);
    this.jobs.register(this.endUnopened);
    for (const mailing of [...this.mailings.all(), this.passwordLink, this.knownAddress])
      this.mail.register(mailing);
    this.holders.register(this.contacts);
    this.audit.register(auditedEvents);
    this.checks.register(
      'organization',
      async (session) => (await this.organizations.signedIn(session)) && 'organization',
    );
  }
}
