import { z } from 'zod';

type Issue = Readonly<{
  message: string;
  path?: readonly (PropertyKey | Readonly<{ key: PropertyKey }>)[] | undefined;
}>;

/**
 * Describes what is wrong with a value, to follow its field's name. Replaces only zod's own messages, not those
 * of a schema.
 */
export function wordsFor(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `Unknown field '${String(issue.keys[0]).slice(0, 60)}'`;
    case 'invalid_type':
      return issue.input === undefined
        ? 'is missing'
        : `must be ${typeWords[issue.expected] ?? 'of another type'}`;
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}`;
    case 'too_big':
      return issue.origin === 'string' ? `is too long: at most ${issue.maximum} characters` : `is too large`;
    case 'too_small':
      return issue.origin === 'string' ? 'is too short' : 'is too small';
    default:
      return 'is not valid';
  }
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** A sentence about the first issue; a lower-case message follows the field's name. */
export function sentenceFor(issues: readonly Issue[]): string {
  const [issue] = issues;
  if (!issue) return 'The request is not valid';
  if (!/^[a-z]/.test(issue.message)) return issue.message;
  const [step] = issue.path?.slice(-1) ?? [];
  const name = typeof step === 'object' ? step.key : step;
  return name === undefined ? `The request ${issue.message}` : `${fieldWords(String(name))} ${issue.message}`;
}

/** `zipCode` as `Zip code`. */
function fieldWords(name: string): string {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Uses these messages for every schema in this process. */
export function usePlainMessages(): void {
  z.config({ customError: wordsFor });
}
