import type { TransformFnParams } from 'class-transformer';

/** A whole or decimal number in plain digits; anything else stays text and fails validation. */
export const number = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;

/** `true` or `false`; anything else stays text and fails validation. */
export const flag = ({ value }: TransformFnParams): unknown =>
  value === 'true' ? true : value === 'false' ? false : value;

/** The origin of an http or https address; false, which fails validation, when it is none or has a path. */
export const origin = ({ value }: TransformFnParams): unknown => {
  if (value === undefined || !URL.canParse(String(value))) return value === undefined ? undefined : false;
  const url = new URL(String(value));
  return /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : false;
};
