import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { config, type ZodType } from 'zod';
import { sentenceFor, wordsFor } from '@closewise/contracts/field-problems';

// The pages' security policy forbids the code that zod would otherwise compile; schemas are to be imported after this.
config({ jitless: true });

type Words<Values> = {
  [Field in keyof Values]?: string | ((typed: Values[Field]) => string | null);
};

type Rules<Values> = {
  /** What is sent, from what was typed. */
  body: (typed: Values) => unknown;
  /** Fields of the form that the body calls otherwise. */
  fields?: Readonly<Record<string, keyof Values & string>>;
  /** What the page says about a field in place of the API's own sentence. */
  words?: Words<Values>;
};

/** Checks a form by the schema of what it sends. What the form has no field for is left to the API. */
export function resolveBy<Values extends FieldValues>(
  schema: ZodType,
  { body, fields = {}, words = {} }: Rules<Values>,
): Resolver<Values> {
  return async (typed, _context, options) => {
    const { error } = await schema.safeParseAsync(body(typed), { error: wordsFor });
    const errors: Record<string, FieldError> = {};
    for (const issue of error?.issues ?? []) {
      const sent = String(issue.path[0]);
      const field = fields[sent] ?? sent;
      if (!(field in typed)) continue;
      errors[field] ??= { type: issue.code, message: wordsOf(words, field, typed) ?? sentenceFor([issue]) };
    }
    if (Object.keys(errors).length === 0) return { values: typed, errors: {} };
    return { values: {}, errors: toNestErrors(errors as FieldErrors<Values>, options) };
  };
}

function wordsOf<Values>(words: Words<Values>, field: keyof Values, typed: Values): string | null {
  const said = words[field];
  return typeof said === 'function' ? said(typed[field]) : (said ?? null);
}
