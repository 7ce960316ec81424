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
import { TooManyRequestsException } from './too-many-requests.js';

const KEY = 'rate limit';

type Declared = RateLimit & Readonly<{ passesInOutage?: boolean }>;

/** Counts each request of an address before anything else is done for it. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.reflector.get<Declared>(KEY, context.getHandler());
    const client = addressGroup(context.switchToHttp().getRequest<FastifyRequest>().ip);
    await this.limits.spend(limit, client).catch((error: unknown) => {
      if (!limit.passesInOutage || !isOutage(error)) throw error;
    });
    return true;
  }
}

/**
 * At most so many requests of one address (IPv6: of one /64), else 429. Only routes that carry this pay for it:
 * one statement each. `passesInOutage` is for a handler that answers an outage in words of its own.
 */
export function RateLimited(name: string, limit: Omit<Declared, 'name'>): MethodDecorator {
  const example = new TooManyRequestsException(limit.refusal, limit.perSeconds * 1000).message;
  return applyDecorators(
    SetMetadata(KEY, { name, ...limit } satisfies Declared),
    UseGuards(RateLimitGuard),
    ApiResponse({ status: 429, ...problemResponse(429, example) } as Parameters<typeof ApiResponse>[0]),
  );
}
