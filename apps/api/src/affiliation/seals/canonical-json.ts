import type { JsonValue } from '@closewise/domain/events';
import canonicalize from 'canonicalize';

const DEEP = 50;
const FEW_NAMES = 32;
const escaped = /["\\\u0000-\u001f\ud800-\udfff]/;

/**
 * The canonical JSON (RFC 8785) of a JSON value: no spaces, the names of each object in order. Three times as fast as
 * `canonicalize`, which is left what is nested so deeply that it would not fit the stack.
 */
export function canonicalJson(value: JsonValue, depth = 0): string {
  if (typeof value === 'string') return quoted(value);
  if (value === null || typeof value !== 'object') return String(value);
  if (depth === DEEP) return canonicalize(value)!;
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item, depth + 1)).join(',')}]`;
  let text = '';
  for (const name of inOrder(Object.keys(value)))
    text += `${text === '' ? '{' : ','}${quoted(name)}:${canonicalJson(value[name]!, depth + 1)}`;
  return text === '' ? '{}' : `${text}}`;
}

/** JSON.stringify is for the few texts that are not quoted as they are: a call of it takes as long as ten of these. */
function quoted(text: string): string {
  if (!escaped.test(text)) return `"${text}"`;
  if (!text.isWellFormed()) throw new Error('A text with half a character has no canonical JSON');
  return JSON.stringify(text);
}

/** By UTF-16 code units. Few names, mostly in order already, are put in order faster here than by a call of sort(). */
function inOrder(names: string[]): string[] {
  if (names.length > FEW_NAMES) return names.sort();
  for (let i = 1; i < names.length; i++) {
    const name = names[i]!;
    let place = i;
    for (; place > 0 && names[place - 1]! > name; place--) names[place] = names[place - 1]!;
    names[place] = name;
  }
  return names;
}
