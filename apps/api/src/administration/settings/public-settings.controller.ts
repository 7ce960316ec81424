import { Controller, Get, HttpStatus, Req } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  maintenanceView,
  pixelIdView,
  type MaintenanceView,
  type PixelIdView,
} from '@closewise/contracts/admin';
import { isUnderMaintenance } from '@closewise/domain/administration';
import { Access } from '../../platform/access/access.js';
import { MarketingConfig } from './marketing.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { SettingsCache } from './settings-cache.js';

/** Settings that every visitor's browser reads. */
@ApiTags('public')
@Access('visitor')
@Controller('api')
export class PublicSettingsController {
  constructor(
    private readonly settings: SettingsCache,
    private readonly marketing: MarketingConfig,
  ) {}

  @Get('status/maintenance')
  @ResponseSchema(maintenanceView)
  @ApiOperation({ operationId: 'readMaintenance', summary: 'Whether the site is closed for maintenance' })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'Browsers poll this every minute',
    standardSchema: maintenanceView,
  })
  async maintenance(): Promise<MaintenanceView> {
    return { maintenanceMode: isUnderMaintenance(await this.settings.current()) };
  }

  @Get('public/fb-pixel-id')
  @ResponseSchema(pixelIdView)
  @ApiOperation({ operationId: 'readPixelId', summary: 'The id of the ad pixel, if one is configured' })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'Null without a pixel, and for a browser that sends Global Privacy Control (Sec-GPC: 1)',
    standardSchema: pixelIdView,
  })
  pixelId(@Req() { headers }: FastifyRequest): PixelIdView {
    const isControlled = headers['sec-gpc'] === '1';
    return { success: true, pixelId: (!isControlled && this.marketing.pixelId) || null };
  }
}
