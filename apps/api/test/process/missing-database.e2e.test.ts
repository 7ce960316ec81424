import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { commandDatabases } from '../../src/command-databases.js';
import { freshDatabase, type TestDatabase } from '../postgres.js';
import { findAllCommands } from './all-commands.js';
import { runHere } from './run-here.js';

/** The words with a value for each required argument and option. */
function completed(words: string, command: Command): string[] {
  const given = command.registeredArguments.filter(({ required }) => required).map(() => '2026-10');
  const options = command.options
    .filter(({ mandatory }) => mandatory)
    .flatMap(({ long }) => [long!, long === '--format' ? 'csv' : '1']);
  return [...words.split(' '), ...given, ...options];
}

const noDatabase = (place: string) => ({
  code: 2,
  out: '',
  err: `There is no Closewise database in ${place}: set DATA_DIR to the data folder of the server, or DATABASE_URL to its database\n`,
});

describe("A command without the server's database", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'closewise-nothing-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is declared as reading, changing or creating', async () => {
    expect(Object.keys(commandDatabases)).toEqual([...(await findAllCommands()).keys()].toSorted());
  });

  it('refuses in one line and creates nothing, unless it may run first', async () => {
    const commands = await findAllCommands();
    for (const [words, use] of Object.entries(commandDatabases)) {
      if (use === 'none' || use === 'creates') continue;
      const args = completed(words, commands.get(words)!);
      const ended = await runHere({ DATA_DIR: folder, OPERATOR: 'maria' }, args);
      expect([args, ended]).toEqual([
        args,
        { code: 2, out: '', err: expect.stringMatching(/^[^\n]+\n$/) as string },
      ]);
      expect([args, await readdir(folder)]).toEqual([args, []]);
    }
  });

  it.each([
    ['ledger', 'verify'],
    ['ledger', 'show', '--account', 'house'],
    ['affiliates', 'list'],
    ['tax', '1099', '--year', '2025'],
  ])('names the folder that has none: %s %s', async (...args) => {
    expect(await runHere({ DATA_DIR: folder }, args)).toEqual(noDatabase(folder));
  });

  it('creates no folder', async () => {
    const place = join(folder, 'nowhere');
    expect(await runHere({ DATA_DIR: place }, ['ledger', 'verify'])).toEqual(noDatabase(place));
    expect(await readdir(folder)).toEqual([]);
  });

  it('does not take other files for a database, and leaves them alone', async () => {
    await mkdir(join(folder, 'postgres', 'data'), { recursive: true });
    await writeFile(join(folder, 'postgres', 'data', 'notes.txt'), 'mine');
    expect(await runHere({ DATA_DIR: folder }, ['ledger', 'verify'])).toEqual(noDatabase(folder));
    expect(await readdir(join(folder, 'postgres'))).toEqual(['data']);
  });

  describe('at DATABASE_URL', () => {
    let test: TestDatabase;
    beforeAll(async () => {
      test = await freshDatabase();
    });
    afterAll(() => test.close());

    const at = (name: string) => ({
      DATABASE_URL: Object.assign(new URL(test.url), { pathname: `/${name}` }).href,
    });
    const notOurs =
      'The database of DATABASE_URL is not a Closewise database: set DATA_DIR to the data folder of the server, or DATABASE_URL to its database\n';

    it('refuses a database that does not exist', async () => {
      expect(await runHere(at('nowhere'), ['ledger', 'verify'])).toEqual({
        code: 2,
        out: '',
        err: 'Database "nowhere" does not exist: set DATABASE_URL to the database of the server\n',
      });
    });

    it.each([
      ['empty', []],
      ['of another program', ['create table migrations (id int)']],
      [
        'of another program that migrates, too',
        ['create table migrations (id int, name text)', "insert into migrations values (1, 'Theirs1')"],
      ],
    ])('refuses a database %s, and creates nothing in it', async (_, statements) => {
      await test.database.query('create database theirs');
      const { default: pg } = await import('pg');
      const theirs = new pg.Client({ connectionString: at('theirs').DATABASE_URL });
      await theirs.connect();
      try {
        for (const statement of statements) await theirs.query(statement);
        for (const args of [
          ['ledger', 'verify'],
          ['projections', 'after-restore'],
        ])
          expect(await runHere(at('theirs'), args)).toEqual({ code: 2, out: '', err: notOurs });
        const { rows } = await theirs.query(
          "select count(*)::int as schemas from pg_namespace where nspname in ('events', 'durable', 'jobs')",
        );
        expect(rows).toEqual([{ schemas: 0 }]);
      } finally {
        await theirs.end();
        await test.database.query('drop database theirs with (force)');
      }
    });

    it('refuses to read a database of an earlier release, and does not migrate it', async () => {
      const done = 'select count(*)::int as done from migrations';
      const [before] = await test.database.query(done);
      const [newest] = await test.database.query<{ id: number; name: string; timestamp: string }>(
        'delete from migrations where id = (select max(id) from migrations) returning *',
      );
      try {
        expect(await runHere({ DATABASE_URL: test.url }, ['ledger', 'verify'])).toEqual({
          code: 2,
          out: '',
          err: 'The database of DATABASE_URL was made by an earlier release of Closewise: start the server once to bring it up to date\n',
        });
      } finally {
        await test.database.query('insert into migrations (id, name, timestamp) values ($1, $2, $3)', [
          newest!.id,
          newest!.name,
          newest!.timestamp,
        ]);
      }
      expect(await test.database.query(done)).toEqual([before]);
    });

    it('refuses every reading command before the first start of a server, and creates neither tables nor files', async () => {
      const commands = await findAllCommands();
      for (const [words, use] of Object.entries(commandDatabases)) {
        if (use !== 'reads') continue;
        const args = completed(words, commands.get(words)!);
        expect([args, await runHere({ DATABASE_URL: test.url, DATA_DIR: folder }, args)]).toEqual([
          args,
          {
            code: 2,
            out: '',
            err: 'No server has run on this database yet: start the server once, then run this command again\n',
          },
        ]);
      }
      const readModels = "select from pg_namespace where nspname like 'rm\\_%'";
      expect([await test.database.query(readModels), await readdir(folder)]).toEqual([[], []]);
    });

    describe('with its read models', () => {
      let theirs: string;
      beforeAll(async () => {
        theirs = await mkdtemp(join(tmpdir(), 'closewise-theirs-'));
        const args = ['content', 'publish', 'content/posts'];
        await runHere({ DATABASE_URL: test.url, DATA_DIR: theirs }, args);
      });
      afterAll(() => rm(theirs, { recursive: true }));

      it('refuses in one line if a required read model is missing', async () => {
        await test.database.query('alter schema rm_affiliation_ledger_v4 rename to away');
        try {
          expect(
            await runHere({ DATABASE_URL: test.url, DATA_DIR: folder }, ['ledger', 'trial-balance']),
          ).toEqual({
            code: 2,
            out: '',
            err: 'The read model rm_affiliation_ledger_v4 is missing: start the server once, or make it again with projections rebuild\n',
          });
        } finally {
          await test.database.query('alter schema away rename to rm_affiliation_ledger_v4');
        }
      });

      it('reads without creating a personal data key', async () => {
        const ended = await runHere({ DATABASE_URL: test.url, DATA_DIR: folder }, ['affiliates', 'list']);
        expect(ended).toEqual({ code: 0, out: '', err: 'No affiliates found\n' });
        expect(await readdir(folder)).toEqual([]);
      });

      it('says that there is nothing to verify if nothing was recorded', async () => {
        const { code, out } = await runHere({ DATABASE_URL: test.url }, ['ledger', 'verify']);
        expect([code, out.split('\n')[0]]).toEqual([
          0,
          'nothing to verify\tthe log of this database has no fact that decides money',
        ]);
      });
    });
  });
});
