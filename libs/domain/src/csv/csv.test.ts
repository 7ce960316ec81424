import { csvDownload, csvOf, textCell } from './index.js';

describe('a CSV file', () => {
  it('ends lines with CRLF and quotes cells that need it', () => {
    expect(
      csvOf([
        ['a', 'b,c'],
        ['say "hi"', 'two\nlines'],
        ['', ''],
      ]),
    ).toBe('a,"b,c"\r\n"say ""hi""","two\nlines"\r\n,\r\n');
  });

  it.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
    'escapes formulas: %j',
    (text) => {
      expect(textCell(text)).toBe(`'${text}`);
    },
  );

  it.each(['Ana', "O'Neill", '', 'a=b'])('leaves %j unchanged', (text) => {
    expect(textCell(text)).toBe(text);
  });

  it('begins with a byte order mark when downloaded', () => {
    expect([...csvDownload('é')]).toEqual([0xef, 0xbb, 0xbf, 0xc3, 0xa9]);
  });

  it('replaces a lone surrogate', () => {
    expect(textCell('a\ud800')).toBe('a\ufffd');
  });
});
