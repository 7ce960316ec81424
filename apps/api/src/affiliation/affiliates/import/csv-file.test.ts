import { readCsv } from './csv-file.js';

const read = (text: string) => readCsv(Buffer.from(text), { delimiter: ',', columns: ['name'] });
const columns = (count: number): string => Array.from({ length: count }, (_, index) => `c${index}`).join(',');

describe('a CSV file', () => {
  it('is refused if a column appears twice, also among many', () => {
    expect(() => read('name,email,name\nAna,a@example.com,Ana\n')).toThrow(
      'The file has the column "name" twice',
    );
    expect(() => read(`name,${columns(400)},c7\nAna\n`)).toThrow('The file has the column "c7" twice');
  });

  it('may have as many columns as any export', () => {
    const { rows, ignored } = read(`name,${columns(499)}\nAna,${','.repeat(498)}\n`);
    expect(rows[0]!.cells?.get('name')).toBe('Ana');
    expect(ignored).toHaveLength(499);
  });

  it('is refused with more columns, without listing them', () => {
    expect(() => read(`name,${columns(60_000)}\nAna\n`)).toThrow(
      'The file has 60001 columns; the maximum is 500',
    );
  });
});
