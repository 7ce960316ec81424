import { Controller, Get, HttpStatus } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { publicPriceView, type PublicPriceView } from '@closewise/contracts/admin';
import { premiumPriceOf, reportPriceOf } from '@closewise/domain/price';
import { ShownSettings } from '../../administration/index.js';
import { Access } from '../../platform/access/access.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';

/** The prices for every visitor's browser. */
@ApiTags('public')
@Access('visitor')
@Controller('api/public/price')
export class PriceController {
  constructor(private readonly settings: ShownSettings) {}

  @Get()
  @ResponseSchema(publicPriceView)
  @ApiOperation({
    operationId: 'readReportPrice',
    summary: 'What a report costs now, and premium on top of it',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'The prices in cents', standardSchema: publicPriceView })
  async price(): Promise<PublicPriceView> {
    const settings = await this.settings.current();
    return {
      success: true,
      amountCents: reportPriceOf(settings),
      premiumCents: premiumPriceOf(settings),
    };
  }
}
