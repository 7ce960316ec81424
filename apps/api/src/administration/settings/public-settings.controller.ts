import { Controller, Get, HttpStatus } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  maintenanceView,
  pixelIdView,
  publicPriceView,
  type MaintenanceView,
  type PixelIdView,
  type PublicPriceView,
} from '@closewise/contracts/admin';
import { isUnderMaintenance, reportPriceOf } from '@closewise/domain/administration';
import { Access } from '../../platform/auth/access.js';
import { MarketingConfig } from '../../platform/config/marketing-config.js';
import { Answers } from '../../platform/http/answers.js';
import { ShownSettings } from './shown-settings.js';

/** What every visitor's browser asks about the site. */
@ApiTags('public')
@Access('visitor')
@Controller('api')
export class PublicSettingsController {
  constructor(
    private readonly settings: ShownSettings,
    private readonly marketing: MarketingConfig,
  ) {}

  @Get('status/maintenance')
  @Answers(maintenanceView)
  @ApiOperation({ operationId: 'readMaintenance', summary: 'Whether the site is closed for maintenance' })
  @ApiResponse({ status: HttpStatus.OK, description: 'Asked every minute', standardSchema: maintenanceView })
  async maintenance(): Promise<MaintenanceView> {
    return { maintenanceMode: isUnderMaintenance(await this.settings.current()) };
  }

  @Get('public/price')
  @Answers(publicPriceView)
  @ApiOperation({ operationId: 'readReportPrice', summary: 'What a report costs now' })
  @ApiResponse({ status: HttpStatus.OK, description: 'The price in cents', standardSchema: publicPriceView })
  async price(): Promise<PublicPriceView> {
    return { success: true, amountCents: reportPriceOf(await this.settings.current()) };
  }

  @Get('public/fb-pixel-id')
  @Answers(pixelIdView)
  @ApiOperation({ operationId: 'readPixelId', summary: 'The id of the ad pixel, if one is configured' })
  @ApiResponse({ status: HttpStatus.OK, description: 'Null without a pixel', standardSchema: pixelIdView })
  pixelId(): PixelIdView {
    return { success: true, pixelId: this.marketing.pixelId ?? null };
  }
}
