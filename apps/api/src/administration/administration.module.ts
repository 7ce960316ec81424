import { Module } from '@nestjs/common';
import { SessionsModule } from './sessions/sessions.module.js';

/** The admin area: who may sign in, settings, and the record of what admins did. */
@Module({ imports: [SessionsModule] })
export class AdministrationModule {}
