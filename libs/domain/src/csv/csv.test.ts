import { csvDownload, csvOf, textCell } from './index.js';

describe('a CSV file', () => {
  it('ends each line as RFC 4180 says and quotes what needs it', () => {
    expect(
      csvOf([
        ['a', 'b,c'],
        ['say "hi"', 'two\nlines'],
        ['', ''],
      ]),
    ).toBe('a,"b,c"\r\n"say ""hi""","two\nlines"\r\n,\r\n');
  });

  it.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
    'makes no formula of %j',
    (text) => {
      expect(textCell(text)).toBe(`'${text}`);
    },
  );

  it.each(['Ana', "O'Neill", '', 'a=b'])('leaves %j as it is', (text) => {
    expect(textCell(text)).toBe(text);
  });

  it('begins with a byte order mark when it is downloaded', () => {
    expect([...csvDownload('é')]).toEqual([0xef, 0xbb, 0xbf, 0xc3, 0xa9]);
  });

  it('replaces half a character, which no file can hold', () => {
    expect(textCell('a\ud800')).toBe('a\ufffd');
  });
});
