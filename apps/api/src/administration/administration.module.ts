import { Module } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.js';
import { SessionsModule } from './sessions/sessions.module.js';

/** The admin area: who may sign in, settings, and the record of what admins did. */
@Module({ imports: [AccountsModule, SessionsModule] })
export class AdministrationModule {}
