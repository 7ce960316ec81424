import type { FastifyInstance } from 'fastify';
import type { ZodType } from 'zod';
import { maskPersonalData } from './mask-personal-data.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route answers. */
    answer?: ZodType;
  }
}

/** Masks, in the last moment before it is written, what of an answer a reader may not see. */
export function maskAnswers(server: FastifyInstance): void {
  server.addHook('preSerialization', (request, _reply, payload, done) => {
    const { answer } = request.routeOptions.config ?? {};
    const isMasked = !request.reader.seesPersonalData;
    done(null, isMasked ? maskPersonalData(payload, answer, request.reader) : payload);
  });
}
