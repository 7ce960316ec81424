import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';
import { sentenceFor, wordsFor } from '@closewise/contracts/field-problems';

type Words<Values> = {
  [Field in keyof Values]?: string | ((typed: Values[Field]) => string | null);
};

type Rules<Values> = {
  /** The request body made from the typed values. */
  body: (typed: Values) => unknown;
  /** Form fields that have another name in the body. */
  fields?: Readonly<Record<string, keyof Values & string>>;
  /** The page's own messages in place of the API's. */
  words?: Words<Values>;
};

/** Validates a form by the schema of its request. Problems without a form field are left to the API. */
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

/** A message for an empty required field. */
export const whenBlank =
  (sentence: string) =>
  (typed: string | null | undefined): string | null =>
    typed?.trim() ? null : sentence;
