import { Module, type OnModuleInit } from '@nestjs/common';
import { canSignIn } from '@closewise/domain/affiliation';
import { AccountChecks } from '../../platform/auth/sessions/sessions.js';
import { Jobs } from '../../platform/jobs/job.js';
import { Mail } from '../../platform/mail/mail.js';
import { PersonalDataHolders } from '../../privacy/index.js';
import { BillingModule } from '../../billing/index.js';
import { Reactors } from '../../platform/reactors/reactor.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { VisitsModule } from '../../visits/index.js';
import { AffiliateSalesController } from '../affiliate-sales/affiliate-sales.controller.js';
import { AffiliateSales } from '../affiliate-sales/affiliate-sales.js';
import { AddressClaims } from './address-claims.js';
import { AffiliatesHolder } from './affiliates-holder.js';
import { Affiliates } from './affiliates.js';
import { AffiliateCleanup } from './affiliate-cleanup.js';
import { ChangeAffiliateDetailsHandler } from './change-affiliate-details.handler.js';
import { ChangeAffiliateHandler } from './change-affiliate.handler.js';
import { OperatorChanges } from './cli/operator-changes.js';
import { AffiliateDashboardController } from './dashboard/affiliate-dashboard.controller.js';
import { AffiliateDashboards } from './dashboard/affiliate-dashboards.js';
import { CommissionSummaries } from './dashboard/commission-summary.js';
import { LinkVisits } from './dashboard/link-visits.js';
import { DeleteAffiliateHandler } from './delete-affiliate.handler.js';
import { DashboardLinks } from './links/dashboard-links.js';
import { SignInByLink } from './links/sign-in-by-link.js';
import { ReferralLinks } from './links/referral-links.js';
import { SendLink } from './links/send-link.js';
import {
  FormerAddressMailing,
  mailFormerAddressWhenAffiliateDetailsChanged,
} from './mails/former-address.mailing.js';
import { LinkLetters } from './mails/link-letters.js';
import { RequestedLinkMailing, ReplacedLinkMailing, WelcomeMailing } from './mails/link-mailings.js';
import { mailLinkWhenAffiliateImported } from './mails/mail-link-when-affiliate-imported.reactor.js';
import { mailLinkWhenAffiliateRegistered } from './mails/mail-link-when-affiliate-registered.reactor.js';
import { mailLinkWhenDashboardLinkReplaced } from './mails/mail-link-when-dashboard-link-replaced.reactor.js';
import { ImportAffiliates } from './import/import-affiliates.js';
import { NamedOrganizations } from './named-organizations.js';
import { AffiliatePayoutSetupController } from './payout-setup/affiliate-payout-setup.controller.js';
import { ReferralCodes } from './referral-codes.js';
import { RegisterAffiliateHandler } from './register-affiliate.handler.js';
import { cleanUpAffiliateWhenAffiliateChanged } from './clean-up-affiliate-when-affiliate-changed.reactor.js';
import { CleanUpAffiliateJob } from './clean-up-affiliate.job.js';
import { DisownSignUp } from './signup/disown-sign-up.js';
import { NamedMemberships } from './signup/named-memberships.js';
import { SignupController } from './signup/signup.controller.js';
import { TerminateAffiliateHandler } from './terminate-affiliate.handler.js';

const handlers = [
  RegisterAffiliateHandler,
  ChangeAffiliateHandler,
  ChangeAffiliateDetailsHandler,
  TerminateAffiliateHandler,
  DeleteAffiliateHandler,
];
const mailings = [
  LinkLetters,
  WelcomeMailing,
  ReplacedLinkMailing,
  RequestedLinkMailing,
  FormerAddressMailing,
];
const dashboards = [AffiliateSales, CommissionSummaries, LinkVisits, AffiliateDashboards, SignInByLink];
const forOthers = [Affiliates, DashboardLinks, NamedMemberships, ReferralLinks, SendLink];

/** Affiliates as persons: registration, changes, links, mails and dashboards. */
@Module({
  imports: [BillingModule, LedgerModule, VisitsModule],
  controllers: [
    SignupController,
    AffiliateDashboardController,
    AffiliateSalesController,
    AffiliatePayoutSetupController,
  ],
  providers: [
    ...handlers,
    ...mailings,
    ...dashboards,
    ...forOthers,
    AddressClaims,
    NamedOrganizations,
    ReferralCodes,
    AffiliateCleanup,
    CleanUpAffiliateJob,
    AffiliatesHolder,
    OperatorChanges,
    ImportAffiliates,
    DisownSignUp,
  ],
  exports: forOthers,
})
export class AffiliatesModule implements OnModuleInit {
  constructor(
    private readonly reactors: Reactors,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
    private readonly holders: PersonalDataHolders,
    private readonly accounts: AccountChecks,
    private readonly affiliates: Affiliates,
    private readonly cleanUp: CleanUpAffiliateJob,
    private readonly holder: AffiliatesHolder,
    private readonly welcome: WelcomeMailing,
    private readonly replaced: ReplacedLinkMailing,
    private readonly asked: RequestedLinkMailing,
    private readonly formerAddress: FormerAddressMailing,
  ) {}

  onModuleInit(): void {
    this.reactors.register(mailLinkWhenAffiliateRegistered);
    this.reactors.register(mailLinkWhenAffiliateImported);
    this.reactors.register(mailLinkWhenDashboardLinkReplaced);
    this.reactors.register(mailFormerAddressWhenAffiliateDetailsChanged);
    this.reactors.register(cleanUpAffiliateWhenAffiliateChanged);
    this.jobs.register(this.cleanUp);
    for (const mailing of [this.welcome, this.replaced, this.asked, this.formerAddress])
      this.mail.register(mailing);
    this.holders.register(this.holder);
    this.accounts.register('affiliate', async ({ subjectId }) => {
      const affiliate = await this.affiliates.find(subjectId);
      return affiliate !== null && canSignIn(affiliate) ? 'affiliate' : null;
    });
  }
}
