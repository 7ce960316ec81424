import { Controller, Get, HttpStatus } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { adminStatsView, type AdminStatsView } from '@closewise/contracts/admin';
import { Access } from '../../platform/access/access.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { Statistics } from './statistics.js';

/** The figures of the overview. */
@ApiTags('admin')
@Access(['admin', 'auditor'])
@Controller('api/admin/stats')
export class StatisticsController {
  constructor(private readonly statistics: Statistics) {}

  @Get()
  @ResponseSchema(adminStatsView)
  @ApiOperation({
    operationId: 'readStatistics',
    summary: 'Reports, sales and revenue after refunds and lost disputes; today in UTC',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'The figures', standardSchema: adminStatsView })
  async show(): Promise<AdminStatsView> {
    return { success: true, stats: await this.statistics.read() };
  }
}
