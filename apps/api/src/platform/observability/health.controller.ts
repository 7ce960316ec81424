import { timingSafeEqual } from 'node:crypto';
import { Controller, Get, Headers, HttpStatus, NotFoundException, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import { healthView, readyView, type HealthView, type ReadyView } from '@closewise/contracts/operations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../access/access.js';
import { ServerConfig } from '../config/variables/server-config.js';
import { ApiProblems } from '../http/openapi/api-problems.js';
import { generalMessages } from '../http/problems/problem.js';
import { Metrics } from './metrics.js';
import { Readiness } from './readiness.js';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** Whether the request comes from this machine, and not through a proxy on it. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && loopback.test(socket.remoteAddress ?? '');
}

/** Endpoints for operators and load balancers. */
@ApiTags('operations')
@Access('visitor')
@Controller()
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly metrics: Metrics,
    private readonly config: ServerConfig,
  ) {}

  @Get('health')
  @ApiOperation({ operationId: 'checkHealth', summary: 'Whether the process is alive' })
  @ApiResponse({ status: HttpStatus.OK, description: 'Alive', standardSchema: healthView })
  health(): HealthView {
    return { status: 'alive' };
  }

  @Get('ready')
  @ApiOperation({ operationId: 'checkReadiness', summary: 'Whether the process can take requests' })
  @ApiResponse({ status: HttpStatus.OK, description: 'Ready', standardSchema: readyView })
  @ApiResponse({
    status: HttpStatus.SERVICE_UNAVAILABLE,
    description: 'Not ready',
    standardSchema: readyView,
  })
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<ReadyView> {
    const reasons = await this.readiness.problems();
    const ready = Object.keys(reasons).length === 0;
    const attention = ready ? await this.readiness.attention() : {};
    reply.status(ready ? HttpStatus.OK : HttpStatus.SERVICE_UNAVAILABLE).header('cache-control', 'no-store');
    return { ready, reasons, ...(Object.keys(attention).length > 0 && { attention }) };
  }

  @Get('metrics')
  @Access('operator')
  @ApiOperation({
    operationId: 'readMetrics',
    summary: 'Metrics for Prometheus: on loopback, or with the bearer token METRICS_TOKEN',
  })
  @ApiProduces('text/plain')
  @ApiResponse({ status: HttpStatus.OK, description: 'Metrics', schema: { type: 'string' } })
  @ApiProblems({ 404: generalMessages[404]! })
  async read(
    @Req() request: FastifyRequest,
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    if (!isLocal(request) && !this.isToken(authorization)) throw new NotFoundException();
    reply.type('text/plain; version=0.0.4').header('cache-control', 'no-store');
    return this.metrics.write();
  }

  private isToken(authorization: string | undefined): boolean {
    const expected = Buffer.from(`Bearer ${this.config.metricsToken}`);
    const given = Buffer.from(authorization ?? '');
    return (
      Boolean(this.config.metricsToken) &&
      given.length === expected.length &&
      timingSafeEqual(given, expected)
    );
  }
}
