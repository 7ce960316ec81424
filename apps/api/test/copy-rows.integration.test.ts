import { type CopyTarget, copyRows } from '../src/platform/database/copy-rows.js';
import { freshDatabase, type TestDatabase } from './postgres.js';

type Note = Readonly<{
  n: number;
  text: string | null;
  isRead: boolean | null;
  revision: number | null;
  line: number | null;
  id: string | null;
  at: string | null;
}>;

const target: CopyTarget<Note> = {
  table: 'public.notes',
  columns: [
    { name: 'n', type: 'bigint', of: (note) => note.n },
    { name: 'text', type: 'text', of: (note) => note.text },
    { name: 'is_read', type: 'boolean', of: (note) => note.isRead },
    { name: 'revision', type: 'integer', of: (note) => note.revision },
    { name: 'line', type: 'smallint', of: (note) => note.line },
    { name: 'id', type: 'uuid', of: (note) => note.id },
    { name: 'at', type: 'timestamptz', of: (note) => note.at },
  ],
};
const empty = { text: null, isRead: null, revision: null, line: null, id: null, at: null };
const noted = (note: Partial<Note>): Note => ({ n: 0, ...empty, ...note });

describe('Copying rows into a table', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await freshDatabase();
    await test.database.query(
      `create table public.notes (n bigint primary key, text text, is_read boolean, revision integer, line smallint,
         id uuid, at timestamptz)`,
    );
  });
  afterEach(() => test.database.query('truncate public.notes'));
  afterAll(() => test.close());

  const copyTo = (table: string, rows: readonly Note[]): Promise<void> =>
    test.database.transaction((client) => copyRows(client, { ...target, table }, rows));
  const copy = (rows: readonly Note[]): Promise<void> => copyTo(target.table, rows);
  const stored = (): Promise<unknown[]> =>
    test.database.query(
      `select n, text, is_read as "isRead", revision, line, id,
         to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from public.notes order by n`,
    );

  it('keeps every character and distinguishes null from an empty text', async () => {
    const texts = [
      'a\tb',
      'a\nb\r',
      '\\N',
      '\\',
      '\\.',
      '"{},\'',
      'ñ 💶',
      'a'.repeat(70_000) + 'é',
      '',
      null,
    ];
    const notes = texts.map((text, n) => noted({ n, text }));
    await copy([]);
    await copy(notes);
    expect(await stored()).toEqual(notes);
  });

  it('keeps the largest and smallest values of each type, and times before the year 2000', async () => {
    const least = { revision: -(2 ** 31), line: -(2 ** 15), at: '1969-12-31T23:59:59.999Z' };
    const most = { revision: 2 ** 31 - 1, line: 2 ** 15 - 1, at: '2026-11-21T06:49:58.469Z' };
    const id = '0189f7a2-5b0c-7d3e-8f41-00ffab12cd34';
    const notes = [
      noted({ n: -Number.MAX_SAFE_INTEGER, ...least, isRead: false }),
      noted({ n: -1, revision: -1, line: -1, at: '2000-01-01T00:00:00.000Z' }),
      noted({ n: 0 }),
      noted({ n: 2 ** 32, at: '2000-01-01T00:00:00.001Z' }),
      noted({ n: Number.MAX_SAFE_INTEGER, ...most, isRead: true, id }),
    ];
    await copy(notes);
    expect(await stored()).toEqual(notes);
  });

  it.each<[string, Partial<Note>, RegExp]>([
    ['a fraction', { n: 2.5 }, /not a whole number/],
    ['a number beyond exact integers', { n: 2 ** 53 }, /too large/],
    ['a number too large for its column', { line: 2 ** 15 }, /too large for its column/],
    ['an invalid id', { id: '0189f7a2' }, /not a UUID/],
    ['an id with invalid letters', { id: 'z189f7a2-5b0c-7d3e-8f41-00ffab12cd34' }, /not a UUID/],
    ['an invalid time', { at: 'yesterday' }, /not an ISO UTC time/],
    ['a time without UTC', { at: '2026-11-21T06:49:58.469' }, /not an ISO UTC time/],
    ['microseconds, which would be lost', { at: '2026-11-21T06:49:58.469123Z' }, /to the millisecond/],
    ['a text that Postgres cannot keep', { text: 'a' + String.fromCharCode(0) }, /0x00/],
  ])('refuses %s', async (_what, note, message) => {
    await expect(copy([noted({ n: 1 }), noted({ n: 2, ...note })])).rejects.toThrow(message);
    expect(await stored()).toEqual([]);
  });

  it('copies all rows or none, and leaves the connection usable', async () => {
    await copy([noted({ n: 1, text: 'taken' })]);
    const before = await stored();
    await expect(copy([noted({ n: 100 }), noted({ n: 1 })])).rejects.toThrow('notes_pkey');
    const elsewhere = copyTo('public.nowhere', [noted({ n: 101, text: 'a'.repeat(1_000_000) })]);
    await expect(elsewhere).rejects.toThrow('public.nowhere');
    expect(await stored()).toEqual(before);
  });
});
