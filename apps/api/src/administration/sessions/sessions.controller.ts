import {
  Controller,
  Delete,
  Get,
  HttpCode,
  HttpStatus,
  NotFoundException,
  Param,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  othersEndedView,
  sessionEndedView,
  sessionsView,
  type OthersEndedView,
  type SessionEndedView,
  type SessionsView,
} from '@closewise/contracts/admin';
import { Access, WithoutStepUp } from '../../platform/access/access.js';
import { type Session, SignedIn } from '../../platform/auth/sessions/session.js';
import { Sessions } from '../../platform/auth/sessions/sessions.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';

const unknown = 'This session has already ended';

/** The signed-in admin's own sessions. */
@ApiTags('admin')
@Access(['admin', 'auditor'])
@Controller('api/admin/sessions')
export class SessionsController {
  constructor(private readonly sessions: Sessions) {}

  @Get()
  @ResponseSchema(sessionsView)
  @ApiOperation({ operationId: 'listAdminSessions', summary: 'Your sessions, newest first' })
  @ApiResponse({ status: HttpStatus.OK, description: 'The sessions', standardSchema: sessionsView })
  async list(@SignedIn() own: Session): Promise<SessionsView> {
    const sessions = await this.sessions.list('admin', own.subjectId);
    return { success: true, sessions: sessions.map((session) => viewOf(session, own.id)) };
  }

  @Delete(':sessionId')
  @WithoutStepUp('only takes access away')
  @ResponseSchema(sessionEndedView)
  @ApiOperation({
    operationId: 'endAdminSession',
    summary: 'End one of your sessions, including the current one',
  })
  @ApiParam({ name: 'sessionId', schema: { type: 'string', format: 'uuid' } })
  @ApiResponse({ status: HttpStatus.OK, description: 'Ended', standardSchema: sessionEndedView })
  @ApiProblems({ 404: unknown })
  async end(
    @Param('sessionId') sessionId: string,
    @SignedIn() own: Session,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionEndedView> {
    if (sessionId === own.id) await this.sessions.end('admin', request, reply);
    else if (!(await this.endOne(own.subjectId, sessionId))) throw new NotFoundException(unknown);
    return { success: true };
  }

  @Post('end-others')
  @WithoutStepUp('only takes access away')
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(othersEndedView)
  @ApiOperation({ operationId: 'endOtherAdminSessions', summary: 'End all your other sessions' })
  @ApiResponse({ status: HttpStatus.OK, description: 'Ended', standardSchema: othersEndedView })
  async endOthers(@SignedIn() own: Session): Promise<OthersEndedView> {
    return { success: true, ended: await this.sessions.endOthers(own) };
  }

  private async endOne(subjectId: string, sessionId: string): Promise<boolean> {
    return z.uuid().safeParse(sessionId).success && this.sessions.endOne('admin', subjectId, sessionId);
  }
}

function viewOf(session: Session, ownId: string): SessionsView['sessions'][number] {
  const { id, startedAt, lastSeenAt, expiresAt, device, address } = session;
  return {
    id,
    startedAt: startedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    device,
    address,
    current: id === ownId,
  };
}
