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
import { ChangeAffiliateDetailsHandler } from './affiliate.commands.js';
import { ChangeAffiliateHandler } from './affiliate.commands.js';
import { OperatorChanges } from './cli/operator-changes.js';
import { AffiliateDashboardController } from './dashboard/affiliate-dashboard.controller.js';
import { AffiliateDashboards } from './dashboard/affiliate-dashboards.js';
import { CommissionSummaries } from './dashboard/affiliate-dashboards.js';
import { LinkVisitReader } from './dashboard/affiliate-dashboards.js';
import { DeleteAffiliateHandler } from './affiliate.commands.js';
import { DashboardLinks } from './links/dashboard-links.js';
import { SignInByLink } from './links/sign-in-by-link.js';
import { ReferralLinks } from './links/referral-links.js';
import { SendLink } from './links/send-link.js';
import {
  FormerAddressMailing,
  mailFormerAddressWhenAffiliateDetailsChanged,
} from './mails/former-address-mail.js';
import { LinkLetters } from './mails/link-mails.js';
import { RequestedLinkMailing, ReplacedLinkMailing, WelcomeMailing } from './mails/link-mails.js';
import { mailLinkWhenAffiliateImported } from './mails/link-mails.js';
import { mailLinkWhenAffiliateRegistered } from './mails/link-mails.js';
import { mailLinkWhenDashboardLinkReplaced } from './mails/link-mails.js';
import { ImportAffiliates } from './import/import-affiliates.js';
import { AffiliatePayoutSetupController } from './affiliate-payout-setup.controller.js';
import { ReferralCodeGenerator } from './register-affiliate.command.js';
import { RegisterAffiliateHandler } from './register-affiliate.command.js';
import { cleanUpAffiliateWhenAffiliateChanged } from './affiliate-cleanup.js';
import { CleanUpAffiliateJob } from './affiliate-cleanup.js';
import { EraseSignUp } from './signup.controller.js';
import { Memberships } from './memberships.js';
import { SignupController } from './signup.controller.js';
import { TerminateAffiliateHandler } from './affiliate.commands.js';

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
const dashboards = [AffiliateSales, CommissionSummaries, LinkVisitReader, AffiliateDashboards, SignInByLink];
const forOthers = [Affiliates, DashboardLinks, Memberships, ReferralLinks, SendLink];

/** Registration, changes, links, mails and dashboards of affiliates. */
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
    ReferralCodeGenerator,
    AffiliateCleanup,
    CleanUpAffiliateJob,
    AffiliatesHolder,
    OperatorChanges,
    ImportAffiliates,
    EraseSignUp,
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
    private readonly requested: RequestedLinkMailing,
    private readonly formerAddress: FormerAddressMailing,
  ) {}

  onModuleInit(): void {
    this.reactors.register(mailLinkWhenAffiliateRegistered);
    this.reactors.register(mailLinkWhenAffiliateImported);
    this.reactors.register(mailLinkWhenDashboardLinkReplaced);
    this.reactors.register(mailFormerAddressWhenAffiliateDetailsChanged);
    this.reactors.register(cleanUpAffiliateWhenAffiliateChanged);
    this.jobs.register(this.cleanUp);
    for (const mailing of [this.welcome, this.replaced, this.requested, this.formerAddress])
      this.mail.register(mailing);
    this.holders.register(this.holder);
    this.accounts.register('affiliate', async ({ subjectId }) => {
      const affiliate = await this.affiliates.find(subjectId);
      return affiliate !== null && canSignIn(affiliate) ? 'affiliate' : null;
    });
  }
}
