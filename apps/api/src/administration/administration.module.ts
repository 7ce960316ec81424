import { Module } from '@nestjs/common';

/** The admin area: who may sign in, settings, and the record of what admins did. */
@Module({})
export class AdministrationModule {}
