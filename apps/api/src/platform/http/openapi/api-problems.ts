import { STATUS_CODES } from 'node:http';
import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { problemRef } from './api-components.js';
import { AddRouteConfig } from '../route-config.js';

/** An error response in the OpenAPI document, with an example of its message. */
export function problemResponse(status: number, message: string) {
  const title = STATUS_CODES[status] ?? 'Error';
  const example = { type: 'about:blank', title, status, success: false, message };
  return { description: message, content: { 'application/problem+json': { schema: problemRef, example } } };
}

/** Documents an endpoint's errors: status → an example of the message. */
export function ApiProblems(messages: Readonly<Record<number, string>>): MethodDecorator {
  return applyDecorators(
    ...Object.entries(messages).map(([code, message]) => {
      const status = Number(code);
      return ApiResponse({ status, ...problemResponse(status, message) } as Parameters<
        typeof ApiResponse
      >[0]);
    }),
  );
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's message for server errors and outages. */
    inOutage?: string;
  }
}

/**
 * Sets the route's message for outages and server errors, including those in its rate limit and guards.
 */
export const SaysInOutage = (message: string): MethodDecorator =>
  applyDecorators(
    AddRouteConfig({ inOutage: message }),
    ApiResponse({ status: 503, ...problemResponse(503, message) } as Parameters<typeof ApiResponse>[0]),
  );
