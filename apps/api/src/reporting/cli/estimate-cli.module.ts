import { Module } from '@nestjs/common';
import { ClosingCostRules } from '../rules/index.js';
import { EstimateCommand } from './estimate.command.js';

/** The estimate on the command line; opens no connection. */
@Module({ providers: [ClosingCostRules, EstimateCommand] })
export class EstimateCliModule {}
