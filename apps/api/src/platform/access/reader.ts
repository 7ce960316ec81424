import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { PersonalData } from '../personal-data/personal-data.js';

/** The recipient of a response. `personal` returns a name, an email address or other identifying text, plain or masked. */
export type Reader = Readonly<{ seesPersonalData: boolean; personal: (text: string) => string }>;

/** Sees everything: anyone but an auditor, and the operator. */
export const fullReader: Reader = { seesPersonalData: true, personal: (text) => text };

declare module 'fastify' {
  interface FastifyRequest {
    reader: Reader;
  }
}

/** Injects the request's reader into a handler: needed for names within sentences, in files, or in a search. */
export const ReadBy = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Reader =>
    context.switchToHttp().getRequest<FastifyRequest>().reader,
);

/** Actors that are not people. */
const impersonalActors: ReadonlySet<string> = new Set([
  '',
  'system',
  'operator',
  'buyer',
  'provider',
  '(erased)',
]);

const mask = /^\(hidden [\da-f]{8}\)$/;

/**
 * Sees a constant mask for each person, such as `(hidden 3f9a01bc)`: an auditor can distinguish people, and see that two
 * of them prepared and approved a payout, without learning who they are. The mask depends on a key outside the database,
 * so that it cannot be reversed by trying names.
 */
export function maskedReader(personalData: Pick<PersonalData, 'pseudonym'>): Reader {
  const personal = (text: string): string => {
    const folded = text.trim().toLowerCase();
    if (impersonalActors.has(folded) || mask.test(folded)) return text;
    return `(hidden ${personalData.pseudonym('mask for auditors', folded).slice(0, 8)})`;
  };
  return { seesPersonalData: false, personal };
}
