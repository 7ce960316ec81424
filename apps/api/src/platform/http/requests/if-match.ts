import {
  applyDecorators,
  BadRequestException,
  createParamDecorator,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

const form = /^"(\d{1,9})"$/;
const wrong = 'If-Match must be the version that you saw, in quotation marks, such as "3"';

/** The version that a change rests on; null for who changes whatever there is. */
export function seenVersion(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '*') return null;
  const [, version] = form.exec(header.trim()) ?? [];
  if (version === undefined) throw new BadRequestException(wrong);
  return Number(version);
}

/** The version in the If-Match header of a request, or null; refuses what is none. */
export const IfMatch = createParamDecorator((_data: unknown, context: ExecutionContext): number | null =>
  seenVersion(context.switchToHttp().getRequest<FastifyRequest>().headers['if-match']),
);

/** Documents the header. */
export const ApiIfMatch = (): MethodDecorator =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: false,
      description: 'The version that the change rests on: after another one it is refused with 412',
      schema: { type: 'string', example: '"3"' },
    }),
  );
