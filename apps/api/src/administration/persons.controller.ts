import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  erasedPersonView,
  erasePersonRequest,
  exportedPersonView,
  exportPersonRequest,
  findPersonRequest,
  foundPersonView,
  type ErasedPersonView,
  type ErasePersonRequest,
  type ExportedPersonView,
  type ExportPersonRequest,
  type FindPersonRequest,
  type FoundPersonView,
} from '@closewise/contracts/admin';
import { DomainError } from '@closewise/domain/events';
import { Access, RequiresStepUp, WithoutStepUp } from '../platform/access/access.js';
import type { CommandContext } from '../platform/event-store/command-executor.js';
import { ApiProblems } from '../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../platform/http/openapi/response-schema.js';
import { shortSubjectId } from '../platform/personal-data/subject.js';
import { Projections } from '../platform/projections/projection.js';
import { ErasePerson, ExportPerson, FindPerson } from '../privacy/index.js';
import { shownInAudit } from './audit/audit.projection.js';
import { ActingAdmin } from './sessions/acting-admin.js';

const unknown = 'No data is stored about this email address. Check the spelling, or enter a report number.';

/** Personal data by email address or report number. Both are in request bodies, since URLs are logged. */
@ApiTags('admin')
@Access('admin')
@Controller('api/admin/persons')
export class PersonsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly projections: Projections,
  ) {}

  @Post('find')
  @WithoutStepUp('changes nothing')
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(foundPersonView)
  @ApiOperation({ operationId: 'findPerson', summary: 'Count the data stored about a person or a report' })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'The counts and names',
    standardSchema: foundPersonView,
  })
  @ApiProblems({ 400: 'Enter an email address or a report number', 404: unknown })
  async find(
    @Body({ schema: findPersonRequest }) { whom }: FindPersonRequest,
    @ActingAdmin() admin: CommandContext,
  ): Promise<FoundPersonView> {
    const { subjectId, kept, things, keys, erasedBefore, objections, appended } = await this.commands.execute(
      new FindPerson(whom, admin),
    );
    await shownInAudit(this.projections, { appended });
    const person = { pseudonym: shortSubjectId(subjectId), kept, things: [...things], keys, erasedBefore };
    return { success: true, person: { ...person, objections: [...objections] } };
  }

  @Post('export')
  @RequiresStepUp()
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(exportedPersonView)
  @ApiOperation({ operationId: 'exportPerson', summary: 'Export the data stored about a person or a report' })
  @ApiResponse({ status: HttpStatus.OK, description: 'The data', standardSchema: exportedPersonView })
  @ApiProblems({ 400: 'Give a reason. It is kept in the list of admin actions.', 404: unknown })
  async export(
    @Body({ schema: exportPersonRequest }) { whom, reason }: ExportPersonRequest,
    @ActingAdmin() admin: CommandContext,
  ): Promise<ExportedPersonView> {
    const { kept, appended } = await this.commands.execute(new ExportPerson(whom, reason, admin));
    await shownInAudit(this.projections, { appended });
    const parts = Object.entries(kept).map(([name, data]): [string, unknown[]] => [name, [...data]]);
    return { success: true, about: whom, kept: Object.fromEntries(parts) };
  }

  @Post('erase')
  @RequiresStepUp()
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(erasedPersonView)
  @ApiOperation({
    operationId: 'erasePerson',
    summary: 'Permanently erase a person or a report; a repetition completes an interrupted erasure',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'Erased', standardSchema: erasedPersonView })
  @ApiProblems({
    400: 'Nothing was erased. To confirm, type the email address or report number exactly as you searched for it.',
    404: unknown,
    409: 'Report 4711000000000042 is paid and was not made yet: wait until it is, or refund it',
  })
  async erase(
    @Body({ schema: erasePersonRequest }) request: ErasePersonRequest,
    @ActingAdmin() admin: CommandContext,
  ): Promise<ErasedPersonView> {
    const { whom, reason, evenUnfinished } = request;
    assertConfirmed(request);
    const wish = { whom, note: reason, evenUnfinished };
    const { keys, appended } = await this.commands.execute(new ErasePerson(wish, admin));
    await shownInAudit(this.projections, { appended });
    const message = keys === 0 ? 'Already erased; no data is left' : 'Permanently erased';
    return { success: true, message, keys };
  }
}

function assertConfirmed({ whom, confirmation }: ErasePersonRequest): void {
  if (confirmation.trim().toLowerCase() === whom.toLowerCase()) return;
  throw new DomainError(
    'privacy.unconfirmed',
    'Nothing was erased. To confirm, type the email address or report number exactly as you searched for it.',
  );
}
