import { Module, type OnModuleInit } from '@nestjs/common';
import { Projections } from '../../platform/projections/projection.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AdminActions } from './admin-actions.js';
import { AuditController } from './audit.controller.js';
import { AuditSentences } from './audit-sentences.js';
import { auditProjection } from './audit.projection.js';
import { ownSentences } from './own-sentences.js';

/** The record of what admins and the operator have done. */
@Module({
  imports: [AccountsModule],
  controllers: [AuditController],
  providers: [AdminActions, AuditSentences],
  exports: [AuditSentences],
})
export class AuditModule implements OnModuleInit {
  constructor(
    private readonly projections: Projections,
    private readonly sentences: AuditSentences,
  ) {}

  onModuleInit(): void {
    this.projections.register(auditProjection);
    this.sentences.register(ownSentences);
  }
}
