import { Module } from '@nestjs/common';
import { ActOnFailedJobHandler, RestartConsumerHandler } from './operations/operations.commands.js';
import { LogConsumers } from './operations/log-consumers.js';
import { OperationsController } from './operations/operations.controller.js';
import { PersonsController } from './persons.controller.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { administrationEvents } from '@closewise/domain/administration';
import { AccountsModule } from './accounts/accounts.module.js';
import { AuditModule } from './audit/audit.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { registerEvents } from '../platform/event-catalogue/registered-events.js';

registerEvents('administration', administrationEvents);

/** The admin area: accounts, settings, operations, personal data, and the record of what admins did. */
@Module({
  imports: [AccountsModule, AuditModule, SettingsModule],
  controllers: [OperationsController, PersonsController, SessionsController],
  providers: [LogConsumers, ActOnFailedJobHandler, RestartConsumerHandler],
})
export class AdministrationModule {}
