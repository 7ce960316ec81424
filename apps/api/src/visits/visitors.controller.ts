import { Controller, Get, HttpStatus } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { visitorsView, type VisitorsView } from '@closewise/contracts/admin';
import { Access } from '../platform/access/access.js';
import { Clock } from '../platform/clock/clock.js';
import { ResponseSchema } from '../platform/http/openapi/response-schema.js';
import { VisitCounts } from './visit-counts.js';

/** Visitors of the site, for the admin area's metrics. */
@ApiTags('admin')
@Access(['admin', 'auditor'])
@Controller('api/admin/visitors')
export class VisitorsController {
  constructor(
    private readonly counts: VisitCounts,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ResponseSchema(visitorsView)
  @ApiOperation({
    operationId: 'readVisitors',
    summary: 'Count the site’s visitors, each once a day (UTC), without cookies or personal data',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'The counts', standardSchema: visitorsView })
  async show(): Promise<VisitorsView> {
    const today = this.clock.now().toISOString().slice(0, 10);
    const { firstDay, total, days } = await this.counts.read('', today);
    return { success: true, visitors: { total, today: days[0]?.visitors ?? 0, since: firstDay } };
  }
}
