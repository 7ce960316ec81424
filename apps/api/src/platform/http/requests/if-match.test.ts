import { parseIfMatch } from './if-match.js';

describe('If-Match', () => {
  it.each<[string | undefined, number | null]>([
    ['"3"', 3],
    [' "12" ', 12],
    ['*', null],
    [undefined, null],
  ])('%j says %j', (header, version) => {
    expect(parseIfMatch(header)).toBe(version);
  });

  it.each(['', '3', '"a"', '"-1"', 'W/"3"', '"3", "4"', '"9999999999"', '"3'])(
    '[PL-04] refuses %j',
    (header) => {
      expect(() => parseIfMatch(header)).toThrow(
        'If-Match must be the version that you read, in quotation marks, such as "3"',
      );
    },
  );
});
