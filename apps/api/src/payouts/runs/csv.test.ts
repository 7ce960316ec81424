import { csvOf } from './csv.js';

describe('a table as CSV', () => {
  it('quotes what would end a cell, as RFC 4180 says', () => {
    expect(csvOf([['a,b', 'say "hi"', 'two\nlines', null, 12.5, 'plain']])).toBe(
      '"a,b","say ""hi""","two\nlines",,12.50,plain\r\n',
    );
  });

  it.each([
    ['=1+1', `'=1+1`],
    ['+1', `'+1`],
    ['-1', `'-1`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\tx', `'\tx`],
    ['\rx', `"'\rx"`],
    ['=a,"b"', `"'=a,""b"""`],
    ['a=1', 'a=1'],
  ])('does not let a spreadsheet compute %j', (text, written) => {
    expect(csvOf([[text]])).toBe(`${written}\r\n`);
  });

  it('writes amounts as plain numbers', () => {
    expect(csvOf([[-12.5]])).toBe('-12.50\r\n');
  });
});
