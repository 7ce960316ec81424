import { Body, Controller, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createReportRequest, createReportView, type CreateReportView } from '@closewise/contracts/buyer';
import { distinct, mostReferralCodes, referralCodeOf, referralCookie } from '@closewise/domain/referral';
import { reportLanguages, type ReportLanguage } from '@closewise/domain/reporting';

import '@fastify/cookie';
import { ReferralCodes, submittedReferralCodes } from '../../billing/index.js';
import { Access } from '../../platform/access/access.js';
import { byRequest } from '../../platform/commands/contexts.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.js';
import { preferredLanguage } from '../texts/index.js';
import { RequestReport, type ValidatedOrder } from './request-report.command.js';

/** Starts a purchase. */
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
    refusal: 'Too many reports were requested from your network.',
  })
  @ResponseSchema(createReportView)
  @ApiOperation({
    operationId: 'requestReport',
    summary: 'Request a report about a property',
  })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'The unpaid report, and the place as far as it was recognized',
    standardSchema: createReportView,
  })
  @ApiProblems({
    400: 'We could not find the state in this address. Please include Street, City, State ZIP',
    413: 'The request is too large: at most 100 kB are accepted',
    503: 'The site is under renovation: new reports can be ordered again within 24-48 hours.',
  })
  async create(
    @Body({ schema: createReportRequest }) order: ValidatedOrder,
    @Req() request: FastifyRequest,
  ): Promise<CreateReportView> {
    const codes = distinct([...submittedReferralCodes(order), ...referralCookieOf(request)]);
    const { earlierReferralCodes: _, ...asked } = order;
    const wanted = { ...asked, referralCode: await this.codes.chooseCode(codes) };
    const command = new RequestReport(wanted, requestLanguage(request), byRequest('buyer', request));
    return { success: true, ...(await this.commands.execute(command)) };
  }
}

/** The language of the page that a request comes from; otherwise the one that the browser prefers. */
function requestLanguage({ headers }: Pick<FastifyRequest, 'headers'>): ReportLanguage {
  const path = pathOf(headers.referer);
  if (path === null) return preferredLanguage(headers['accept-language']);
  return reportLanguages.find((language) => new RegExp(`^/${language}(/|$)`).test(path)) ?? 'en';
}

function pathOf(address: string | undefined): string | null {
  return address !== undefined && URL.canParse(address) ? new URL(address).pathname : null;
}

/** The valid referral codes in the cookie, newest first. */
function referralCookieOf({ cookies }: Pick<FastifyRequest, 'cookies'>): string[] {
  const codes = (cookies[referralCookie] ?? '').split(' ', mostReferralCodes).map(referralCodeOf);
  return distinct(codes).filter((code) => createReportRequest.shape.referralCode.safeParse(code).success);
}
