import { Controller, Get, HttpStatus } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { statementKeysView, type StatementKeysView } from '@closewise/contracts/statements';
import { SealKeys } from '../../affiliation/index.js';
import { Access } from '../../platform/access/access.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';

/** Whose signature a statement carries: for everybody who checks one. */
@ApiTags('statements')
@Controller('api/statement-keys')
export class StatementKeysController {
  constructor(private readonly keys: SealKeys) {}

  @Get()
  @Access('visitor')
  @ResponseSchema(statementKeysView)
  @ApiOperation({
    operationId: 'listStatementKeys',
    summary: 'The public keys that statements are signed with, the one in use first',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'The keys', standardSchema: statementKeysView })
  list(): StatementKeysView {
    return { success: true, keys: this.keys.publicKeys };
  }
}
