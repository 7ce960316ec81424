import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  failedReportsView,
  generateOrderRequest,
  mailOrderRequest,
  orderChangedView,
  orderListQuery,
  orderListView,
  orderView,
  type FailedReportsView,
  type GenerateOrderRequest,
  type MailOrderRequest,
  type OrderChangedView,
  type OrderListQuery,
  type OrderListView,
  type OrderView,
} from '@closewise/contracts/admin';
import { ActingAdmin, shownInAudit } from '../../administration/index.js';
import { Access, WithoutStepUp } from '../../platform/access/access.js';
import { ReadBy, type Reader } from '../../platform/access/reader.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { Projections } from '../../platform/projections/projection.js';
import { RegenerateReport } from '../generation/regenerate-report.command.js';
import { FailedReportViews } from './failed-reports.js';
import { OrderList } from './order-list.js';
import { RequestReportMail } from './request-report-mail.command.js';
import { Orders } from './orders.js';

const unknown = 'There is no order with this id';
const Id = () =>
  ApiParam({ name: 'orderId', type: String, description: 'The id of the payment or the report' });
const Changed = () =>
  ApiResponse({ status: HttpStatus.OK, description: 'Done', standardSchema: orderChangedView });

/** Lists orders for admins, and acts on a single one. */
@ApiTags('admin')
@Access('admin')
@Controller('api/admin/orders')
export class OrdersController {
  constructor(
    private readonly list: OrderList,
    private readonly orders: Orders,
    private readonly failed: FailedReportViews,
    private readonly commands: CommandBus,
    private readonly projections: Projections,
  ) {}

  @Get()
  @Access(['admin', 'auditor'])
  @ResponseSchema(orderListView)
  @ApiOperation({ operationId: 'listOrders', summary: 'Orders, searched and filtered, newest first' })
  @ApiResponse({ status: HttpStatus.OK, description: 'One page', standardSchema: orderListView })
  @ApiProblems({ 400: 'State must be two letters, such as TX' })
  async page(
    @Query({ schema: orderListQuery }) query: OrderListQuery,
    @ReadBy() reader: Reader,
  ): Promise<OrderListView> {
    return { success: true, ...(await this.list.page(query, reader)) };
  }

  @Get('failed')
  @Access(['admin', 'auditor'])
  @ResponseSchema(failedReportsView)
  @ApiOperation({
    operationId: 'listFailedReports',
    summary: 'Paid reports that were not generated, oldest first',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'All', standardSchema: failedReportsView })
  async failures(): Promise<FailedReportsView> {
    return { success: true, reports: await this.failed.list() };
  }

  @Get(':orderId')
  @Access(['admin', 'auditor'])
  @ResponseSchema(orderView)
  @ApiOperation({ operationId: 'readOrder', summary: 'An order with its payments, mails and story' })
  @Id()
  @ApiResponse({ status: HttpStatus.OK, description: 'The order', standardSchema: orderView })
  @ApiProblems({ 404: unknown })
  async read(@Param('orderId') id: string): Promise<OrderView> {
    return { success: true, ...(await this.orders.find(id)) };
  }

  @Post(':orderId/mail')
  @WithoutStepUp('goes to the address that the buyer gave')
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(orderChangedView)
  @ApiOperation({ operationId: 'mailOrder', summary: 'Mail the link to the report again' })
  @Id()
  @Changed()
  @ApiProblems({
    400: 'number: Invalid input',
    404: unknown,
    409: 'The link cannot be mailed: No email address is known for this report',
  })
  async mail(
    @Param('orderId') id: string,
    @Body({ schema: mailOrderRequest }) { number }: MailOrderRequest,
    @ActingAdmin() admin: CommandContext,
  ): Promise<OrderChangedView> {
    const reportId = await this.orders.reportIdOf(id);
    const decided = await this.commands.execute(new RequestReportMail(reportId, number, admin));
    await shownInAudit(this.projections, decided);
    return { success: true, message: 'The link is on its way to the buyer' };
  }

  @Post(':orderId/generate')
  @WithoutStepUp('only repeats work that was already due')
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(orderChangedView)
  @ApiOperation({
    operationId: 'generateOrder',
    summary: 'Generate the report, possibly again; the current document stays readable until then',
  })
  @Id()
  @Changed()
  @ApiProblems({ 400: 'This report is not paid', 404: unknown })
  async generate(
    @Param('orderId') id: string,
    @Body({ schema: generateOrderRequest }) { revision }: GenerateOrderRequest,
    @ActingAdmin() admin: CommandContext,
  ): Promise<OrderChangedView> {
    const reportId = await this.orders.reportIdOf(id);
    const begun = await this.commands.execute(new RegenerateReport(reportId, admin, revision));
    await shownInAudit(this.projections, begun);
    return { success: true, message: 'The report is being generated' };
  }
}
