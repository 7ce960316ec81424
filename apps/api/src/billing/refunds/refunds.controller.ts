import { Body, Controller, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  refundPaymentRequest,
  refundView,
  type RefundPaymentRequest,
  type RefundView,
} from '@closewise/contracts/admin';
import { formatCents } from '@closewise/domain/money';
import { ActingAdmin, shownInAudit } from '../../administration/index.js';
import { Access, RequiresStepUp } from '../../platform/access/access.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { Projections } from '../../platform/projections/projection.js';
import { RequestRefund } from './request-refund.command.js';

/** Refunds by admins. */
@ApiTags('admin')
@Access('admin')
@Controller('api/admin/payments/:paymentId/refunds')
export class RefundsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly projections: Projections,
  ) {}

  @Post()
  @RequiresStepUp()
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(refundView)
  @ApiOperation({
    operationId: 'refundPayment',
    summary: 'Refund a payment in full or in part; repeated, it is the same refund',
  })
  @ApiParam({ name: 'paymentId', type: String })
  @ApiResponse({ status: HttpStatus.OK, description: 'Refunded', standardSchema: refundView })
  @ApiProblems({
    400: 'Enter a reason. It is kept with the refund.',
    404: 'There is no payment with this id',
    409: 'Only $20.00 of this payment is left to refund',
  })
  async refund(
    @Param('paymentId') paymentId: string,
    @Body({ schema: refundPaymentRequest }) request: RefundPaymentRequest,
    @ActingAdmin() admin: CommandContext,
  ): Promise<RefundView> {
    const refund = await this.commands.execute(new RequestRefund({ paymentId, ...request }, admin));
    await shownInAudit(this.projections, refund);
    const amount = formatCents(request.amountCents);
    return {
      success: true,
      message:
        refund.status === 'accepted'
          ? `${amount} was refunded`
          : `The refund of ${amount} is recorded and will be made as soon as the provider can be reached`,
      refund: { number: refund.number, status: refund.status === 'accepted' ? 'accepted' : 'open' },
    };
  }
}
