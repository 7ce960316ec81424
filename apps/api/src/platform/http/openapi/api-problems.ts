import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { STATUS_CODES } from 'node:http';
import { problemRef } from './api-components.js';

/** One refusal in the OpenAPI document; `message` is an example of what a person reads. */
export function problemResponse(status: number, message: string) {
  const title = STATUS_CODES[status] ?? 'Error';
  const example = { type: 'about:blank', title, status, success: false, message };
  return { description: message, content: { 'application/problem+json': { schema: problemRef, example } } };
}

/** Documents the refusals of an endpoint: status → an example of the message that a person reads. */
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
