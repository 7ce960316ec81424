import type { JsonValue } from '@closewise/domain/events';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { canonicalJson } from './canonical-json.js';

const many = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`k${(n * 37) % 100}`, n]));
const deep = Array.from({ length: 2000 }).reduce<JsonValue>((inner) => ({ inner: [inner] }), null);

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

  it('is what others make of any value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5, stringUnit: 'binary' }), (value) => {
        expect(canonicalJson(value as JsonValue)).toBe(canonicalize(value));
      }),
    );
    for (const value of [many, deep]) expect(canonicalJson(value)).toBe(canonicalize(value));
  });

  it('refuses half a character, which JSON cannot hold', () => {
    expect(() => canonicalJson({ note: 'a\ud800' })).toThrow('half a character');
    expect(() => canonicalJson({ 'a\udc00': 1 })).toThrow('half a character');
  });
});
