import {
  applyDecorators,
  BadRequestException,
  createParamDecorator,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

const form = /^"(\d{1,9})"$/;
const wrong = 'If-Match must be the version that you read, in quotation marks, such as "3"';

/** Parses the version that a change is based on; null for unconditional changes. */
export function parseIfMatch(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '*') return null;
  const [, version] = form.exec(header.trim()) ?? [];
  if (version === undefined) throw new BadRequestException(wrong);
  return Number(version);
}

/** Injects the version of the If-Match header, or null; refuses an invalid header. */
export const IfMatch = createParamDecorator((_data: unknown, context: ExecutionContext): number | null =>
  parseIfMatch(context.switchToHttp().getRequest<FastifyRequest>().headers['if-match']),
);

/** Documents the If-Match header. */
export const ApiIfMatch = (): MethodDecorator =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: false,
      description: 'The version that the change rests on: after another one it is refused with 412',
      schema: { type: 'string', example: '"3"' },
    }),
  );
