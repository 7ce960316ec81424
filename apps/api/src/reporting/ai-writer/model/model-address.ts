import type { TransformFnParams } from 'class-transformer';

/** An http or https address, perhaps with a path, without a slash at its end; false, which fails validation, if it is none. */
export const modelAddress = ({ value }: TransformFnParams): unknown => {
  if (value === undefined || !URL.canParse(String(value))) return value === undefined ? undefined : false;
  const { protocol, search, hash, username, href } = new URL(String(value));
  if (!/^https?:$/.test(protocol) || search || hash || username) return false;
  return href.replace(/\/$/, '');
};
