import { Module, type OnModuleInit } from '@nestjs/common';
import { mayComeIn } from '@closewise/domain/affiliation';
import { AccountChecks } from '../../platform/auth/account-checks.js';
import { Jobs } from '../../platform/jobs/job.js';
import { Mail } from '../../platform/mail/mail.js';
import { PersonalDataHolders } from '../../privacy/index.js';
import { Reactors } from '../../platform/reactors/reactor.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { AddressClaims } from './address-claims.js';
import { AffiliatesHolder } from './affiliates-holder.js';
import { Affiliates } from './affiliates.js';
import { Aftermath } from './aftermath.js';
import { ChangeAffiliateDetailsHandler } from './change-affiliate-details.handler.js';
import { ChangeAffiliateHandler } from './change-affiliate.handler.js';
import { OperatorChanges } from './cli/operator-changes.js';
import { AffiliateDashboardController } from './dashboard/affiliate-dashboard.controller.js';
import { AffiliateDashboards } from './dashboard/affiliate-dashboards.js';
import { CommissionSummaries } from './dashboard/commission-summary.js';
import { DeleteAffiliateHandler } from './delete-affiliate.handler.js';
import { DashboardLinks } from './links/dashboard-links.js';
import { EnterByLink } from './links/enter-by-link.js';
import { ReferralLinks } from './links/referral-links.js';
import { SendLink } from './links/send-link.js';
import { LinkLetters } from './mails/link-letters.js';
import { AskedLinkMailing, ReplacedLinkMailing, WelcomeMailing } from './mails/link-mailings.js';
import { mailLinkWhenAffiliateRegistered } from './mails/mail-link-when-affiliate-registered.reactor.js';
import { mailLinkWhenDashboardLinkReplaced } from './mails/mail-link-when-dashboard-link-replaced.reactor.js';
import { NamedOrganizations } from './named-organizations.js';
import { ReferralCodes } from './referral-codes.js';
import { RegisterAffiliateHandler } from './register-affiliate.handler.js';
import { settleAffiliateWhenAffiliateChanged } from './settle-affiliate-when-affiliate-changed.reactor.js';
import { SettleAffiliateJob } from './settle-affiliate.job.js';
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
const mailings = [LinkLetters, WelcomeMailing, ReplacedLinkMailing, AskedLinkMailing];
const dashboards = [CommissionSummaries, AffiliateDashboards, EnterByLink];
const forOthers = [Affiliates, DashboardLinks, NamedMemberships, ReferralLinks, SendLink];

/** Affiliates as persons: registration, changes, links, mails and dashboards. */
@Module({
  imports: [LedgerModule],
  controllers: [SignupController, AffiliateDashboardController],
  providers: [
    ...handlers,
    ...mailings,
    ...dashboards,
    ...forOthers,
    AddressClaims,
    NamedOrganizations,
    ReferralCodes,
    Aftermath,
    SettleAffiliateJob,
    AffiliatesHolder,
    OperatorChanges,
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
    private readonly settle: SettleAffiliateJob,
    private readonly holder: AffiliatesHolder,
    private readonly welcome: WelcomeMailing,
    private readonly replaced: ReplacedLinkMailing,
    private readonly asked: AskedLinkMailing,
  ) {}

  onModuleInit(): void {
    this.reactors.register(mailLinkWhenAffiliateRegistered);
    this.reactors.register(mailLinkWhenDashboardLinkReplaced);
    this.reactors.register(settleAffiliateWhenAffiliateChanged);
    this.jobs.register(this.settle);
    for (const mailing of [this.welcome, this.replaced, this.asked]) this.mail.register(mailing);
    this.holders.register(this.holder);
    this.accounts.register('affiliate', async ({ subjectId }) => {
      const affiliate = await this.affiliates.find(subjectId);
      return affiliate !== null && mayComeIn(affiliate);
    });
  }
}
