import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Controller, Get, HttpStatus, Header } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags, ApiExcludeController } from '@nestjs/swagger';
import { statementKeysView, type StatementKeysView } from '@closewise/contracts/statements';
import { SealKeys } from '../../affiliation/index.js';
import { Access } from '../../platform/access/access.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';

/** Our public keys, for anyone who checks a statement's signature. */
@ApiTags('statements')
@Controller('api/statement-keys')
export class StatementKeysController {
  constructor(private readonly keys: SealKeys) {}

  @Get()
  @Access('visitor')
  @ResponseSchema(statementKeysView)
  @ApiOperation({
    operationId: 'listStatementKeys',
    summary: 'Public keys of statement signatures, the current one first',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'The keys', standardSchema: statementKeysView })
  list(): StatementKeysView {
    return { success: true, keys: this.keys.publicKeys };
  }
}

/** Public path of the program that checks statements. */
export const verifierPath = '/verify-statement.mjs';

const program = createRequire(import.meta.url).resolve(
  '@closewise/api/src/payouts/statements/verify-statement.mjs',
);

/** Serves the program that checks a statement independently of us. */
@ApiExcludeController()
@Access('visitor')
@Controller()
export class StatementVerifierController {
  @Get(verifierPath)
  @Header('content-type', 'text/javascript; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="verify-statement.mjs"')
  @Header('cache-control', 'public, max-age=300')
  download(): Promise<Buffer> {
    return readFile(program);
  }
}
