import { Module } from '@nestjs/common';
import { SessionsController } from './sessions.controller.js';

/** Where admins are signed in. */
@Module({ controllers: [SessionsController] })
export class SessionsModule {}
