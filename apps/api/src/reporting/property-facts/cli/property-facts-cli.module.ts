import { Module } from '@nestjs/common';
import { LookUpCommand } from './look-up.command.js';
import { PropertyFactsCommand } from './property-facts.command.js';

/** The sources of property facts on the command line; opens no database. */
@Module({ providers: [PropertyFactsCommand, LookUpCommand] })
export class PropertyFactsCliModule {}
