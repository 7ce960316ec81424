import { Controller, Get, HttpStatus, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { adminActionsQuery, adminActionsView, type AdminActionsView } from '@closewise/contracts/admin';
import { Access } from '../../platform/access/access.js';
import { ReadBy, type Reader } from '../../platform/access/reader.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { AdminActions } from './admin-actions.js';

/** The record of what admins did. */
@ApiTags('admin')
@Access(['admin', 'auditor'])
@Controller('api/admin/audit')
export class AuditController {
  constructor(private readonly actions: AdminActions) {}

  @Get()
  @ResponseSchema(adminActionsView)
  @ApiOperation({
    operationId: 'listAdminActions',
    summary: 'What admins and the operator have done, newest first',
  })
  @ApiQuery({ name: 'page', required: false, schema: { type: 'string', example: '1' } })
  @ApiQuery({ name: 'pageSize', required: false, schema: { type: 'string', example: '50' } })
  @ApiResponse({ status: HttpStatus.OK, description: 'One page', standardSchema: adminActionsView })
  @ApiProblems({ 400: 'Page size must be a whole number from 1 to 500' })
  async list(
    @Query({ schema: adminActionsQuery }) page: Readonly<{ page: number; pageSize: number }>,
    @ReadBy() reader: Reader,
  ): Promise<AdminActionsView> {
    return { success: true, ...(await this.actions.readPage(page, reader)) };
  }
}
