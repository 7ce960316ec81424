import { Module } from '@nestjs/common';
import { administrationEvents } from '@closewise/domain/administration';
import { AccountsModule } from './accounts/accounts.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { AuditModule } from './audit/audit.module.js';
import { OperationsModule } from './operations/operations.module.js';
import { PersonsModule } from './persons/persons.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { registerEvents } from '../platform/event-catalogue/registered-events.js';

registerEvents('administration', administrationEvents);

/** The admin area: who may sign in, settings, and the record of what admins did. */
@Module({
  imports: [AccountsModule, AuditModule, OperationsModule, PersonsModule, SessionsModule, SettingsModule],
})
export class AdministrationModule {}
