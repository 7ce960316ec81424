import { Module } from '@nestjs/common';
import { PersonsController } from './persons.controller.js';

/** What admins look up, give out and erase of persons. */
@Module({ controllers: [PersonsController] })
export class PersonsModule {}
