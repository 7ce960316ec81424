import { Module, type OnModuleInit } from '@nestjs/common';
import { privacySentences } from '../../privacy/index.js';
import { Projections } from '../../platform/projections/projection.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AdminActions } from './admin-actions.js';
import { AdminNames } from './admin-actions.js';
import { AuditController } from './audit.controller.js';
import { AuditSentences } from './audit-sentences.js';
import { auditProjection } from './audit.projection.js';
import { administrationSentences } from './administration-sentences.js';

/** The record of what admins and the operator have done. */
@Module({
  imports: [AccountsModule],
  controllers: [AuditController],
  providers: [AdminActions, AdminNames, AuditSentences],
  exports: [AdminNames, AuditSentences],
})
export class AuditModule implements OnModuleInit {
  constructor(
    private readonly projections: Projections,
    private readonly sentences: AuditSentences,
    private readonly names: AdminNames,
  ) {}

  onModuleInit(): void {
    this.projections.register(auditProjection);
    this.sentences.register({
      sentences: administrationSentences,
      names: (_, reader) => this.names.read(reader),
    });
    this.sentences.register({ sentences: privacySentences });
  }
}
