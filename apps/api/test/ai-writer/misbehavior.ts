import type { Random } from '../simulator/random.js';
import { injections } from './injections.js';
import type { Behaviour, SeenCall } from './model-server.js';

const now = { 'retry-after-ms': '0' };

/** Texts that a model must not write, mainly amounts of its own. */
const additions = [
  'You pay $1,234.56 for it.',
  'It costs nine hundred dollars.',
  'Usted paga $9,876 por ello.',
  'The law asks for 17 percent.',
  'See https://example.com/fees for more.',
  '<b>Free</b>',
  '**Free**',
  '…\u0000',
  'Acme Title does it.',
  ...injections.map(({ obeyed }) => obeyed),
];

/** The behavior of a hostile model: usually an error, sometimes the requested answer. */
export function misbehave(call: SeenCall, random: Random): Behaviour {
  const roll = random.between(0, 9);
  if (roll === 0) return fault(random);
  if (roll === 1) return { kind: 'answer', answer: call.honest };
  return { kind: 'answer', answer: spoiled(call.honest, random) };
}

function fault(random: Random): Behaviour {
  const faults: readonly Behaviour[] = [
    { kind: 'refusal' },
    { kind: 'text', text: '{"a":' },
    { kind: 'text', text: '{', finish: 'length' },
    { kind: 'status', status: 500, headers: now },
    { kind: 'status', status: 429, headers: now },
    { kind: 'status', status: 400 },
  ];
  return random.pick(faults);
}

/** The answer with one text, number or id changed, or one part removed or duplicated. */
function spoiled(answer: object, random: Random): unknown {
  const texts = placesOfTexts(answer);
  const place = random.pick(texts);
  const addition = random.pick(additions);
  switch (random.between(0, 4)) {
    case 0:
      return changed(answer, place, (text) =>
        text.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10)),
      );
    case 1:
      return changed(answer, place, () => addition);
    case 2:
      return withoutOne(answer, random);
    case 3:
      return { ...answer, note: addition };
    default:
      return changed(answer, place, (text) => `${text} ${addition}`);
  }
}

type Place = readonly (string | number)[];

function placesOfTexts(value: unknown, place: Place = []): Place[] {
  if (typeof value === 'string') return [place];
  if (Array.isArray(value)) return value.flatMap((part, index) => placesOfTexts(part, [...place, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => placesOfTexts(part, [...place, name]));
}

function changed(value: unknown, [name, ...rest]: Place, change: (text: string) => string): unknown {
  if (name === undefined) return change(String(value as string));
  if (Array.isArray(value))
    return value.map((part: unknown, index) => (index === name ? changed(part, rest, change) : part));
  return Object.fromEntries(
    Object.entries(value as object).map(([key, part]) => [
      key,
      key === name ? changed(part, rest, change) : part,
    ]),
  );
}

const withoutOne = (answer: object, random: Random): object =>
  Object.fromEntries(
    Object.entries(answer).map(([name, part]: [string, unknown]) => {
      if (!Array.isArray(part) || part.length === 0) return [name, part];
      const left = random.between(0, part.length - 1);
      return [name, part.filter((_, index) => index !== left)];
    }),
  );
