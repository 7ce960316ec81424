import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/**
 * For whom an answer is made. `personal` gives a name, an e-mail address or another text that says who somebody is, as
 * this reader may see it: as it stands, or masked.
 */
export type Reader = Readonly<{ seesPersonalData: boolean; personal: (text: string) => string }>;

/** Sees everything: whoever is no auditor, and the operator. */
export const fullReader: Reader = { seesPersonalData: true, personal: (text) => text };

declare module 'fastify' {
  interface FastifyRequest {
    /** For whom the answer is made. */
    reader: Reader;
  }
}

/** For whom a handler makes its answer: needed where names stand within sentences, in files, or decide what is found. */
export const ReadBy = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Reader =>
    context.switchToHttp().getRequest<FastifyRequest>().reader,
);
