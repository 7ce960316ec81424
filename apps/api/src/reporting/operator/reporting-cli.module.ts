import { Module } from '@nestjs/common';
import { ReportsFailedCommand } from './reports-failed.command.js';
import { ReportsRegenerateCommand } from './reports-regenerate.command.js';
import { ReportsCommand } from './reports.command.js';

/** The operator's commands about reports. */
@Module({ providers: [ReportsCommand, ReportsFailedCommand, ReportsRegenerateCommand] })
export class ReportingCliModule {}
