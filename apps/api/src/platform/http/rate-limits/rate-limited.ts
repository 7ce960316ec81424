import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { isOutage } from '../../event-store/outage.js';
import { problemResponse } from '../openapi/api-problems.js';
import { addressGroup } from './address-group.js';
import { type RateLimit, RateLimits } from './rate-limits.js';
import { TooManyRequestsException } from '../problems/retry-later.js';

const KEY = 'rate limit';

type RouteLimit = RateLimit & Readonly<{ passesInOutage?: boolean }>;

/** Counts each request of an address before any other work. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.reflector.get<RouteLimit>(KEY, context.getHandler());
    const client = addressGroup(context.switchToHttp().getRequest<FastifyRequest>().ip);
    await this.limits.spend(limit, client).catch((error: unknown) => {
      if (!limit.passesInOutage || !isOutage(error)) throw error;
    });
    return true;
  }
}

/**
 * Limits the requests of one address (IPv6: of one /64); others get 429. Costs one statement per request of the route.
 * `passesInOutage` is for a handler that reports an outage itself.
 */
export function RateLimited(name: string, limit: Omit<RouteLimit, 'name'>): MethodDecorator {
  const example = new TooManyRequestsException(limit.refusal, limit.perSeconds * 1000).message;
  return applyDecorators(
    SetMetadata(KEY, { name, ...limit } satisfies RouteLimit),
    UseGuards(RateLimitGuard),
    ApiResponse({ status: 429, ...problemResponse(429, example) } as Parameters<typeof ApiResponse>[0]),
  );
}
