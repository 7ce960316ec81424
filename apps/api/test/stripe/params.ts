import { badParameter } from './refusal.js';

/** A form's fields by name, nested by brackets: `metadata[reportId]=7` is `{ metadata: { reportId: '7' } }`. */
export type Params = { [name: string]: string | Params };

/** Reads a form body or a query string as Stripe does. */
export function readForm(text: string): Params {
  const params: Params = {};
  for (const [name, value] of new URLSearchParams(text)) set(params, name.split(/\[|\]\[|\]/u), value);
  return params;
}

function set(params: Params, [name = '', ...rest]: string[], value: string): void {
  const key = name === '' ? String(Object.keys(params).length) : name;
  if (rest.length === 0 || (rest.length === 1 && rest[0] === '')) {
    params[key] = value;
    return;
  }
  const inner = params[key];
  const nested: Params = typeof inner === 'object' ? inner : {};
  params[key] = nested;
  set(nested, rest[0] === '' ? rest.slice(1) : rest, value);
}

/** Refuses parameters that the endpoint does not document, as Stripe does. */
export function allow(params: Params, names: readonly string[]): void {
  const unknown = Object.keys(params).find((name) => name !== 'expand' && !names.includes(name));
  if (unknown !== undefined) {
    throw badParameter(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown');
  }
}

export function text(params: Params, name: string): string | null {
  const value = params[name];
  if (value === undefined || value === '') return null;
  if (typeof value === 'string') return value;
  throw badParameter(`Invalid string: ${JSON.stringify(value)}`, name);
}

export function integer(params: Params, name: string): number | null {
  const value = text(params, name);
  if (value === null) return null;
  if (/^-?\d+$/u.test(value)) return Number(value);
  throw badParameter(`Invalid integer: ${value}`, name, 'parameter_invalid_integer');
}

export function required<T>(value: T | null, name: string): T {
  if (value !== null) return value;
  throw badParameter(`Missing required param: ${name}.`, name, 'parameter_missing');
}

export function group(params: Params, name: string): Params | null {
  const value = params[name];
  if (value === undefined || value === '') return null;
  if (typeof value === 'object') return value;
  throw badParameter('Invalid object', name);
}

export function list(params: Params, name: string): readonly string[] {
  return Object.keys(group(params, name) ?? {}).map((key) => text(group(params, name) ?? {}, key) ?? '');
}
