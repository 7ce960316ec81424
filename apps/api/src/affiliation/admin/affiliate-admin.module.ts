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
import { ChangesMeanwhile } from './changes-meanwhile.js';
import { directoryProjection } from './directory.projection.js';
import { RecentActivity } from './recent-activity.js';
import { recentActivityProjection } from './recent-activity.projection.js';

/** Affiliates in the admin area: the list, what happened lately, and what admins change. */
@Module({
  imports: [AffiliatesModule, AuditModule, LedgerModule],
  controllers: [AffiliateListController, AffiliateChangesController],
  providers: [AffiliateList, RecentActivity, AffiliateAdministration, AffiliateNames, ChangesMeanwhile],
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
      names: (actions, reader) => this.names.of(actions, reader),
    });
    this.sentences.register({ sentences: auditedLedger });
  }
}
