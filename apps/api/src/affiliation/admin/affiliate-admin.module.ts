import { Module, type OnModuleInit } from '@nestjs/common';
import { AuditModule, AuditSentences } from '../../administration/index.js';
import { Projections } from '../../platform/projections/projection.js';
import { AffiliatesModule } from '../affiliates/affiliates.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { AffiliateChangesController } from './affiliate-changes.controller.js';
import { AffiliateAdministration } from './affiliate-administration.js';
import { AffiliateList } from './affiliate-list.js';
import { AffiliateListController } from './affiliate-list.controller.js';
import { AffiliateNames } from './affiliate-names.js';
import { auditedChanges, auditedLedger } from './audited-changes.js';
import { ConcurrentChanges } from './concurrent-changes.js';
import { directoryProjection } from './directory.projection.js';
import { RecentActivity } from './recent-activity.js';
import { recentActivityProjection } from './recent-activity.js';

/** Affiliates in the admin area: list, recent activity and changes. */
@Module({
  imports: [AffiliatesModule, AuditModule, LedgerModule],
  controllers: [AffiliateListController, AffiliateChangesController],
  providers: [AffiliateList, RecentActivity, AffiliateAdministration, AffiliateNames, ConcurrentChanges],
  exports: [AffiliateNames],
})
export class AffiliateAdminModule implements OnModuleInit {
  constructor(
    private readonly projections: Projections,
    private readonly sentences: AuditSentences,
    private readonly names: AffiliateNames,
  ) {}

  onModuleInit(): void {
    this.projections.register(directoryProjection);
    this.projections.register(recentActivityProjection);
    this.sentences.register({
      sentences: auditedChanges,
      names: (actions, reader) => this.names.readNames(actions, reader),
    });
    this.sentences.register({ sentences: auditedLedger });
  }
}
