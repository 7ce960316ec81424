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
import { Access, RequiresStepUp, WithoutStepUp } from '../../platform/access/access.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { shortSubjectId } from '../../platform/personal-data/subject.js';
import { Projections } from '../../platform/projections/projection.js';
import { ErasePerson, ExportPerson, FindPerson } from '../../privacy/index.js';
import { shownInAudit } from '../audit/audit.projection.js';
import { ActingAdmin } from '../sessions/acting-admin.js';

const unknown = 'Nothing is kept about this e-mail address: look for typing mistakes, or name a report';

/** A person by e-mail address, or one report by its number; in bodies, since addresses of requests are logged. */
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
  @ApiOperation({ operationId: 'findPerson', summary: 'What is kept of a person, or of one report' })
  @ApiResponse({ status: HttpStatus.OK, description: 'What is kept', standardSchema: foundPersonView })
  @ApiProblems({ 400: 'Enter an e-mail address or the number of a report', 404: unknown })
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
  @ApiOperation({ operationId: 'exportPerson', summary: 'All that is kept of a person, or of one report' })
  @ApiResponse({ status: HttpStatus.OK, description: 'All of it', standardSchema: exportedPersonView })
  @ApiProblems({ 400: 'Say why: the reason is kept in the list of what admins did', 404: unknown })
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
    summary: 'Erase a person, or one report, for ever; repeated, it does what is left of it',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'Erased', standardSchema: erasedPersonView })
  @ApiProblems({
    400: 'Type whom you erase once more, exactly as you searched for them: nothing was erased',
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
    const message = keys === 0 ? 'Was erased before; nothing is left' : 'Erased for ever';
    return { success: true, message, keys };
  }
}

function assertConfirmed({ whom, confirmation }: ErasePersonRequest): void {
  if (confirmation.trim().toLowerCase() === whom.toLowerCase()) return;
  throw new DomainError(
    'privacy.unconfirmed',
    'Type whom you erase once more, exactly as you searched for them: nothing was erased',
  );
}
