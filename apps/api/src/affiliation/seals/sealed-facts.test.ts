import type { JsonValue } from '@closewise/domain/events';
import fc from 'fast-check';
import { anyCharacter } from '../../../test/any-character.js';
import { canonicalJson } from './sealed-facts.js';

const deep = Array.from({ length: 2000 }).reduce<JsonValue>((inner) => ({ inner: [inner] }), null);

function backwards(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(backwards);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).toReversed();
  return Object.fromEntries(entries.map(([name, inner]) => [name, backwards(inner)]));
}

describe('Canonical JSON', () => {
  it.each<[JsonValue, string]>([
    [{ b: 1, a: { d: null, c: [true, {}] } }, '{"a":{"c":[true,{}],"d":null},"b":1}'],
    [
      { 10: 1, 9: 2, '': 3, é: 4, Z: 5, '💶': 6, '\ufb01': 7 },
      '{"":3,"10":1,"9":2,"Z":5,"é":4,"💶":6,"ﬁ":7}',
    ],
    [[1e21, 1e-7, -0, 333333333.3333333, 2 ** 53], '[1e+21,1e-7,0,333333333.3333333,9007199254740992]'],
    ['\u0000\n"\\/\u007f\u2028ñ 💶', '"\\u0000\\n\\"\\\\/\u007f\u2028ñ 💶"'],
    [JSON.parse('{"b":1,"__proto__":{"y":1,"x":2}}') as JsonValue, '{"__proto__":{"x":2,"y":1},"b":1}'],
  ])('is %j as %s', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  it('is the same text of the same value, whatever the order of its names', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5, stringUnit: anyCharacter }), (value) => {
        const text = canonicalJson(value as JsonValue);
        expect(canonicalJson(JSON.parse(text) as JsonValue)).toBe(text);
        expect(canonicalJson(backwards(value as JsonValue))).toBe(text);
      }),
    );
  });

  it('is made of what is nested deeply, too', () => {
    expect(canonicalJson(deep)).toBe(`${'{"inner":['.repeat(2000)}null${']}'.repeat(2000)}`);
  });

  it('refuses half a character, which JSON cannot hold', () => {
    expect(() => canonicalJson({ note: 'a\ud800' })).toThrow('Lone surrogate');
    expect(() => canonicalJson({ 'a\udc00': 1 })).toThrow('Lone surrogate');
  });
});
