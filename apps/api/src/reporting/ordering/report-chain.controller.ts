import { Body, Controller, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createReportRequest, createReportView, type CreateReportView } from '@closewise/contracts/buyer';
import { distinct } from '@closewise/domain/referral';
import { ReferralCodes, sentCodes } from '../../billing/index.js';
import { Access } from '../../platform/access/access.js';
import { byRequest } from '../../platform/commands/contexts.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.js';
import { languageOf } from './browser-language.js';
import { referralCookieOf } from './referral-code.js';
import { RequestReport, type ReportOrder } from './request-report.command.js';

/** Where a purchase begins. */
@ApiTags('buyer')
@Access('visitor')
@Controller('api/report/chain')
export class ReportChainController {
  constructor(
    private readonly commands: CommandBus,
    private readonly codes: ReferralCodes,
  ) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @RateLimited('reports', {
    points: 60,
    perSeconds: 600,
    refusal: 'So many reports were begun from your network that we must ask you to wait.',
  })
  @ResponseSchema(createReportView)
  @ApiOperation({
    operationId: 'requestReport',
    summary: 'Register the property that a report is wanted about',
  })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'The report, not paid yet, and its place as far as it was recognized',
    standardSchema: createReportView,
  })
  @ApiProblems({
    400: 'We could not find the state in this address. Please include Street, City, State ZIP',
    413: 'The request is too large: at most 100 kB are accepted',
    503: 'The site is under renovation: new reports can be ordered again within 24-48 hours.',
  })
  async create(
    @Body({ schema: createReportRequest }) order: ReportOrder,
    @Req() request: FastifyRequest,
  ): Promise<CreateReportView> {
    const codes = distinct([...sentCodes(order), ...referralCookieOf(request)]);
    const { earlierReferralCodes: _, ...asked } = order;
    const wanted = { ...asked, referralCode: await this.codes.counting(codes) };
    const command = new RequestReport(wanted, languageOf(request), byRequest('buyer', request));
    return { success: true, ...(await this.commands.execute(command)) };
  }
}
