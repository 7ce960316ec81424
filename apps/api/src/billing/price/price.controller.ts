import { Controller, Get, HttpStatus } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { publicPriceView, type PublicPriceView } from '@closewise/contracts/admin';
import { reportPriceOf } from '@closewise/domain/price';
import { ShownSettings } from '../../administration/index.js';
import { Access } from '../../platform/access/access.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';

/** The price for every visitor's browser. */
@ApiTags('public')
@Access('visitor')
@Controller('api/public/price')
export class PriceController {
  constructor(private readonly settings: ShownSettings) {}

  @Get()
  @ResponseSchema(publicPriceView)
  @ApiOperation({ operationId: 'readReportPrice', summary: 'What a report costs now' })
  @ApiResponse({ status: HttpStatus.OK, description: 'The price in cents', standardSchema: publicPriceView })
  async price(): Promise<PublicPriceView> {
    return { success: true, amountCents: reportPriceOf(await this.settings.current()) };
  }
}
