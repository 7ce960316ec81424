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
import { problemResponse } from '../openapi/api-problems.js';
import { addressGroup } from './address-group.js';
import { type RateLimit, RateLimits } from './rate-limits.js';
import { TooManyRequestsException } from './too-many-requests.js';

const KEY = 'rate limit';

/** Counts each request of an address before anything else is done for it. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.reflector.get<RateLimit>(KEY, context.getHandler());
    await this.limits.spend(limit, addressGroup(context.switchToHttp().getRequest<FastifyRequest>().ip));
    return true;
  }
}

/**
 * At most so many requests of one address (IPv6: of one /64), else 429. Only routes that carry this pay for it:
 * one statement each.
 */
export function RateLimited(name: string, limit: Omit<RateLimit, 'name'>): MethodDecorator {
  const example = new TooManyRequestsException(limit.refusal, limit.perSeconds * 1000).message;
  return applyDecorators(
    SetMetadata(KEY, { name, ...limit } satisfies RateLimit),
    UseGuards(RateLimitGuard),
    ApiResponse({ status: 429, ...problemResponse(429, example) } as Parameters<typeof ApiResponse>[0]),
  );
}
