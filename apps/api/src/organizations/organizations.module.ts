import { Module, type OnModuleInit } from '@nestjs/common';
import { AuditModule, AuditSentences } from '../administration/index.js';
import { AffiliationModule } from '../affiliation/index.js';
import { BillingModule } from '../billing/index.js';
import { AccountChecks } from '../platform/auth/sign-in/account-checks.js';
import { SignInModule } from '../platform/auth/sign-in/sign-in.module.js';
import { Jobs } from '../platform/jobs/job.js';
import { Mail } from '../platform/mail/mail.js';
import { PersonalDataHolders } from '../privacy/index.js';
import { Projections } from '../platform/projections/projection.js';
import { Reactors } from '../platform/reactors/reactor.js';
import { ChangeOrganizationPasswordHandler } from './accounts/change-organization-password.handler.js';
import { OrganizationChanges } from './accounts/organization-changes.js';
import { OrganizationContacts } from './accounts/organization-contacts.js';
import { OrganizationCredentialsController } from './accounts/organization-credentials.controller.js';
import { OrganizationEmails } from './accounts/organization-emails.js';
import { OrganizationPasswords } from './accounts/organization-passwords.js';
import { OrganizationPayoutSetupController } from './accounts/organization-payout-setup.controller.js';
import { OrganizationProof } from './accounts/organization-proof.js';
import { OrganizationSessionController } from './accounts/organization-session.controller.js';
import { OrganizationSignIn } from './accounts/organization-sign-in.js';
import { Organizations } from './accounts/organizations.js';
import { RegistrationRemains } from './accounts/registration-remains.js';
import { ResetOrganizationHandler } from './accounts/reset-organization.handler.js';
import { DecideOnOrganizationHandler } from './approval/decide-on-organization.handler.js';
import { EraseRejectedJob } from './approval/erase-rejected.job.js';
import { RejectedOrganizations } from './approval/rejected-organizations.js';
import { completeRejectionWhenOrganizationRejected } from './approval/complete-rejection-when-organization-rejected.reactor.js';
import { CompleteRejectionJob } from './approval/complete-rejection.job.js';
import { auditedEvents } from './audited-events.js';
import { OrganizationDashboardController } from './dashboard/organization-dashboard.controller.js';
import { OrganizationDashboards } from './dashboard/organization-dashboards.js';
import { performanceProjection } from './dashboard/performance.projection.js';
import { Performance } from './dashboard/performance.js';
import { ActiveOrganizationsController } from './directory/active-organizations.controller.js';
import { AdminOrganizationsController } from './directory/admin-organizations.controller.js';
import { AdminOrganizations } from './directory/admin-organizations.js';
import { directoryProjection } from './directory/directory.projection.js';
import { OrganizationDirectory } from './directory/organization-directory.js';
import { ForgottenPasswordController } from './forgotten-password/forgotten-password.controller.js';
import { PasswordLinkMailing } from './forgotten-password/password-link.mailing.js';
import { PasswordLinks } from './forgotten-password/password-links.js';
import { ReplaceForgottenPasswordHandler } from './forgotten-password/replace-forgotten-password.handler.js';
import { SendPasswordLink } from './forgotten-password/send-password-link.js';
import { mailContactWhenOrganizationDecided } from './mails/mail-contact-when-organization-decided.reactor.js';
import { OrganizationMailings } from './mails/organization-mailings.js';
import { OrganizationMembers } from './members/organization-members.js';
import { OrganizationMembersController } from './members/organization-members.controller.js';
import { FirstOrganization } from './registration/first-organization.js';
import { MasterSetupController } from './registration/master-setup.controller.js';
import { RegisterOrganizationHandler } from './registration/register-organization.handler.js';
import { StandingsModule } from './standings/standings.module.js';

const accounts = [
  OrganizationChanges,
  Organizations,
  OrganizationEmails,
  OrganizationPasswords,
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
const registration = [RegisterOrganizationHandler, FirstOrganization];
const approval = [DecideOnOrganizationHandler, RejectedOrganizations, CompleteRejectionJob, EraseRejectedJob];
const shown = [
  OrganizationDirectory,
  AdminOrganizations,
  Performance,
  OrganizationDashboards,
  OrganizationMembers,
];

/** Organizations whose members sell: registration, approval, sign-in and what they see. */
@Module({
  imports: [AffiliationModule, AuditModule, BillingModule, SignInModule, StandingsModule],
  controllers: [
    MasterSetupController,
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
    ...shown,
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
    private readonly completeRejection: CompleteRejectionJob,
    private readonly eraseRejected: EraseRejectedJob,
  ) {}

  onModuleInit(): void {
    this.projections.register(directoryProjection);
    this.projections.register(performanceProjection);
    this.reactors.register(completeRejectionWhenOrganizationRejected);
    this.reactors.register(mailContactWhenOrganizationDecided);
    this.jobs.register(this.completeRejection);
    this.jobs.register(this.eraseRejected);
    for (const mailing of [...this.mailings.all(), this.passwordLink]) this.mail.register(mailing);
    this.holders.register(this.contacts);
    this.audit.register(auditedEvents);
    this.checks.register(
      'organization',
      async (session) => (await this.organizations.signedIn(session)) && 'organization',
    );
  }
}
