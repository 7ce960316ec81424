import { copyRows, type CopyValue } from '../src/platform/database/copy-rows.js';
import { freshDatabase, type TestDatabase } from './postgres.js';

const columns = ['n', 'text', 'is_read'].map((name, index) => ({
  name,
  of: (row: readonly CopyValue[]) => row[index]!,
}));
const target = { table: 'public.notes', columns };

describe('Copying rows into a table', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await freshDatabase();
    await test.database.query('create table public.notes (n bigint primary key, text text, is_read boolean)');
  });
  afterAll(() => test.close());

  const copy = (rows: readonly CopyValue[][]): Promise<void> =>
    test.database.transaction((client) => copyRows(client, target, rows));
  const stored = (): Promise<unknown[]> => test.database.query('select * from public.notes order by n');

  it('keeps every character and tells nothing from an empty text', async () => {
    await copy([]);
    const texts = ['a\tb', 'a\nb\r', '\\N', '\\', '\\.', '"{},\'', 'ñ 💶', '', null];
    await copy(texts.map((text, n) => [n, text, n % 2 === 0]));
    expect(await stored()).toEqual(texts.map((text, n) => ({ n, text, is_read: n % 2 === 0 })));
  });

  it('copies all rows or none, and the connection goes on', async () => {
    const before = await stored();
    await expect(
      copy([
        [100, 'new', true],
        [0, 'taken', true],
      ]),
    ).rejects.toThrow('notes_pkey');
    await expect(copy([[101, 'a' + String.fromCharCode(0), true]])).rejects.toThrow(/0x00/);
    expect(await stored()).toEqual(before);
  });
});
