import { formatTable, type Column } from './text-table.js';

const columns: Column[] = [
  { title: 'PAYEE' },
  { title: 'NAME', shrinks: true },
  { title: 'AMOUNT', align: 'right' },
];
const rows = [
  ['MAPLE7K4M', 'Ana Lopez of Houston', '$1,200.00'],
  ['HAR', '', '$9.00'],
];

describe('a table for people', () => {
  it('stands in columns, amounts to the right', () => {
    expect(formatTable(columns, rows, 80).split('\n')).toEqual([
      'PAYEE      NAME                     AMOUNT',
      'MAPLE7K4M  Ana Lopez of Houston  $1,200.00',
      'HAR                                  $9.00',
    ]);
  });

  it('cuts names on a narrow terminal, never an amount', () => {
    const lines = formatTable(columns, rows, 32).split('\n');
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(32);
    expect(lines[1]).toContain('…');
    expect(lines[1]).toMatch(/\$1,200\.00$/);
  });
});
