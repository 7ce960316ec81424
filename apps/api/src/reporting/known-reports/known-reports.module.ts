import { Global, Module } from '@nestjs/common';
import { PayableReports } from '../../billing/index.js';
import { NotFoundThrottle } from './not-found-throttle.js';
import { Reports } from './reports.js';
import { ReportsToPay } from './reports-to-pay.js';

/** Reports by their ids; global, since billing asks for them without knowing this module. */
@Global()
@Module({
  providers: [NotFoundThrottle, Reports, { provide: PayableReports, useClass: ReportsToPay }],
  exports: [NotFoundThrottle, Reports, PayableReports],
})
export class KnownReportsModule {}
