import { Global, Module } from '@nestjs/common';
import { PayableReports } from '../../billing/index.js';
import { MissBudget } from './miss-budget.js';
import { Reports } from './reports.js';
import { ReportsToPay } from './reports-to-pay.js';

/** Reports by their ids; global, since billing asks for them without knowing this module. */
@Global()
@Module({
  providers: [MissBudget, Reports, { provide: PayableReports, useClass: ReportsToPay }],
  exports: [MissBudget, Reports, PayableReports],
})
export class KnownReportsModule {}
