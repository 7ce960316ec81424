import { Module } from '@nestjs/common';
import {
  OrdersAcknowledgeCommand,
  OrdersCommand,
  OrdersListCommand,
  OrdersRefundCommand,
  OrdersSetAsideCommand,
  OrdersShowCommand,
} from './orders.cli.js';
import {
  ReportsResendCommand,
  ReportsFailedCommand,
  ReportsPreviewCommand,
  ReportsRegenerateCommand,
  ReportsCommand,
} from './reports.cli.js';
import { ClosingCostRules } from '../closing-cost-rules.js';
import { EstimateCommand } from './estimate.cli.js';
import { LookUpCommand, PropertyFactsCommand } from './property-facts.cli.js';

/** The commands about estimates, reports and orders. Only those that need a database open the application. */
@Module({
  providers: [
    EstimateCommand,
    PropertyFactsCommand,
    LookUpCommand,
    ReportsCommand,
    ReportsFailedCommand,
    ReportsRegenerateCommand,
    ReportsPreviewCommand,
    ReportsResendCommand,
    OrdersCommand,
    OrdersAcknowledgeCommand,
    OrdersListCommand,
    OrdersSetAsideCommand,
    OrdersShowCommand,
    OrdersRefundCommand,
    ClosingCostRules,
  ],
})
export class ReportingCliModule {}
