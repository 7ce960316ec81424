import { Module } from '@nestjs/common';
import {
  OrdersCommand,
  OrdersListCommand,
  OrdersRefundCommand,
  OrdersSetAsideCommand,
  OrdersShowCommand,
  ReportsResendCommand,
} from '../orders/cli/index.js';
import { ReportsFailedCommand } from './reports-failed.command.js';
import { ClosingCostRules } from '../rules/index.js';
import { ReportsPreviewCommand } from './reports-preview.command.js';
import { ReportsRegenerateCommand } from './reports-regenerate.command.js';
import { ReportsCommand } from './reports.command.js';

/** The operator's commands about reports. */
@Module({
  providers: [
    ReportsCommand,
    ReportsFailedCommand,
    ReportsRegenerateCommand,
    ReportsPreviewCommand,
    ReportsResendCommand,
    OrdersCommand,
    OrdersListCommand,
    OrdersSetAsideCommand,
    OrdersShowCommand,
    OrdersRefundCommand,
    ClosingCostRules,
  ],
})
export class ReportingCliModule {}
