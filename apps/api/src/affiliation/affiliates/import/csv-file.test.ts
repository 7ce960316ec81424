import { readCsv } from './csv-file.js';

const read = (text: string) => readCsv(Buffer.from(text), { delimiter: ',', columns: ['name'] });
const columns = (count: number): string => Array.from({ length: count }, (_, index) => `c${index}`).join(',');

describe('a CSV file', () => {
  it('is refused where its header names a column twice, also next to many others', () => {
    expect(() => read('name,email,name\nAna,a@example.com,Ana\n')).toThrow(
      'The file has the column "name" twice',
    );
    expect(() => read(`name,${columns(400)},c7\nAna\n`)).toThrow('The file has the column "c7" twice');
  });

  it('is read with as many columns as an export may have', () => {
    const { rows, ignored } = read(`name,${columns(499)}\nAna,${','.repeat(498)}\n`);
    expect(rows[0]!.cells?.get('name')).toBe('Ana');
    expect(ignored).toHaveLength(499);
  });

  it('is refused with more, which would take seconds to compare, and names none of them', () => {
    expect(() => read(`name,${columns(60_000)}\nAna\n`)).toThrow(
      'The file has 60001 columns; the maximum is 500',
    );
  });
});
