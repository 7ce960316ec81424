import fc from 'fast-check';
import { arbitraryValue, type Known, type Schema } from './arbitrary-value.js';
import { hostileBodies, hostileJson, hostileMembers, hostileParts } from './hostile-values.js';
import type { Operation } from './operations.js';

/** The URL with its query, and the body with its content type. */
export type FuzzedRequest = Readonly<{ url: string; body: Readonly<{ type: string; text: string }> | null }>;

const mark = '\u0001hostile\u0001';

/** Requests to one endpoint: valid, slightly wrong, and completely invalid. */
export function fuzzedRequest(operation: Operation, known: Known): fc.Arbitrary<FuzzedRequest> {
  return fc.record({ url: addresses(operation, known), body: bodies(operation, known) });
}

const hostile = (texts: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...texts);

function addresses({ path, parameters }: Operation, known: Known): fc.Arbitrary<string> {
  const inPath = parameters.filter((one) => one.in === 'path');
  const inQuery = parameters.filter((one) => one.in === 'query');
  const part = (schema: Schema, name: string) =>
    fc.oneof(
      { weight: 6, arbitrary: arbitraryValue(schema, known, name).map((value) => encoded(String(value))) },
      { weight: 1, arbitrary: hostile(hostileParts) },
    );
  const parts = fc.tuple(...inPath.map(({ name, schema = {} }) => part(schema, name)));
  const query = fc.tuple(
    ...inQuery.map(({ name, schema = {} }) =>
      fc.option(
        part(schema, name).map((value) => `${name}=${value}`),
        { freq: 2 },
      ),
    ),
    fc.option(
      hostile(['__proto__[a]=1', 'a=1&a=2', 'lang=xx&lang=es', '%00=%00', '&&=', 'next=//evil.example']),
      {
        freq: 1,
        nil: null,
      },
    ),
  );
  return fc.tuple(parts, query).map(([values, asked]) => {
    const url = inPath.reduce((all, { name }, index) => all.replace(`{${name}}`, () => values[index]!), path);
    const told = asked.filter(Boolean).join('&');
    return told ? `${url}?${told}` : url;
  });
}

/** Lone surrogates cannot be encoded. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

function bodies({ method, body }: Operation, known: Known): fc.Arbitrary<FuzzedRequest['body']> {
  const json = (text: string) => ({ type: 'application/json', text });
  const none = fc.constantFrom(...hostileBodies).map(([type, text]) => ({ type, text }));
  if (!body) return method === 'GET' ? fc.constant(null) : fc.option(none, { freq: 2, nil: null });
  const valid = arbitraryValue(body, known);
  const wrong = fc
    .tuple(
      valid,
      fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
      hostile(hostileJson),
      hostile(hostileMembers),
    )
    .map(([value, where, inPlace, beside]) => json(damaged(value, where, { inPlace, beside })));
  return fc.oneof(
    { weight: 4, arbitrary: valid.map((value) => json(JSON.stringify(value) ?? 'null')) },
    { weight: 5, arbitrary: wrong },
    { weight: 1, arbitrary: none },
  );
}

type Damage = Readonly<{ inPlace: string; beside: string }>;

/** The document with a value replaced, a field removed or a member added, at places that the numbers choose. */
function damaged(value: unknown, [first = 0, ...more]: readonly number[], damage: Damage): string {
  if (value === null || typeof value !== 'object') return damage.inPlace;
  const names = Object.keys(value);
  const name = names[first % Math.max(1, names.length)];
  const fields = value as Readonly<Record<string, unknown>>;
  const [kind = 0, ...deeper] = more;
  if (name === undefined || kind % 4 === 1) return pushedIn(JSON.stringify(value), damage.beside);
  const { [name]: chosen, ...rest } = fields;
  if (kind % 4 === 2) return JSON.stringify(rest);
  const inside = kind % 4 === 3 && chosen !== null && typeof chosen === 'object';
  const instead = inside ? damaged(chosen, deeper, damage) : damage.inPlace;
  return JSON.stringify({ ...rest, [name]: mark }).replace(JSON.stringify(mark), () => instead);
}

const pushedIn = (json: string, member: string): string =>
  json.startsWith('{') ? `{${member}${json === '{}' ? '' : ','}${json.slice(1)}` : json;
