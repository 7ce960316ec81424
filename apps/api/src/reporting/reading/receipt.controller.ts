import { Controller, Get, HttpStatus, Ip, Param } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { noReportMessage, receiptView, type ReceiptView } from '@closewise/contracts/buyer';
import { Receipts, reportUnknown, type Receipt } from '../../billing/index.js';
import { Access } from '../../platform/access/access.js';
import { ApiProblems, SaysInOutage } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { NotFoundThrottle, tooManyNotFound } from '../known-reports/not-found-throttle.js';
import { Reports, unknownReport } from '../known-reports/reports.js';

/** The receipt of a report. Unknown, unpaid and erased reports give the same answer. */
@ApiTags('buyer')
@Access('buyer')
@Controller('api/reports/:reportId/receipt')
export class ReceiptController {
  constructor(
    private readonly reports: Reports,
    private readonly receipts: Receipts,
    private readonly notFoundThrottle: NotFoundThrottle,
  ) {}

  @Get()
  @ResponseSchema(receiptView)
  @ApiOperation({ operationId: 'readReceipt', summary: 'The receipt of a paid report' })
  @ApiParam({ name: 'reportId', type: String, example: '4711000000000042' })
  @ApiResponse({ status: HttpStatus.OK, description: 'The receipt', standardSchema: receiptView })
  @ApiProblems({ 404: noReportMessage, 429: tooManyNotFound })
  @SaysInOutage(reportUnknown)
  async read(@Param('reportId') idInAddress: string, @Ip() clientAddress: string): Promise<ReceiptView> {
    const { request } = await this.reports.requireReport(idInAddress, clientAddress);
    const receipt = await this.receipts.findReceipt(request.reportId);
    if (receipt) {
      const upgrade = await this.receipts.findUpgradeReceipt(request.reportId);
      return { success: true, receipt: viewOf(receipt), upgrade: upgrade && viewOf(upgrade) };
    }
    await this.notFoundThrottle.spend(clientAddress);
    throw unknownReport();
  }
}

const viewOf = ({ items, ...receipt }: Receipt): ReceiptView['receipt'] => ({
  ...receipt,
  items: [...items],
  currency: 'usd',
});
