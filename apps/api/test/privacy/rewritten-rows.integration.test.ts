import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Erasure } from '../../src/privacy/erasure.js';
import { RewriteErasedRows } from '../../src/privacy/rewrite-erased-rows.job.js';
import { Subjects } from '../../src/privacy/subjects.js';
import { Partners } from '../affiliation/partners.js';
import { waitFor } from '../wait-for.js';
import { tracesOf } from './traces.js';

const context = { actor: 'operator', correlationId: 'rewrite-test' };

describe('what Postgres keeps in its files', () => {
  let partners: Partners;
  beforeAll(async () => {
    partners = await Partners.open();
  });
  afterAll(() => partners?.close());

  const get = <Type>(type: new (...args: never[]) => Type): Type =>
    partners.shop.application.get(type, { strict: false });

  /** The words that the files of this database hold, once Postgres has written out what it has in memory. */
  async function wordsInFiles(words: readonly string[]): Promise<string[]> {
    const { database } = partners.shop.test;
    await database.query('checkpoint');
    const [row] = await database.query<{ folder: string }>(
      `select current_setting('data_directory') || '/base/' || oid as folder from pg_database
        where datname = current_database()`,
    );
    const files = readdirSync(row!.folder).map((name) => readFileSync(join(row!.folder, name), 'latin1'));
    return words.filter((word) => files.some((bytes) => bytes.toLowerCase().includes(word)));
  }

  it('holds no word of erased buyers and affiliates once their read models were written again', async () => {
    const words = ['yara.lindqvist@example.com', '5151 wisteria lane', 'walter quimby', 'quimby@example.com'];
    await partners.shop.sell({
      userEmail: 'Yara.Lindqvist@example.com',
      address: '5151 Wisteria Lane, Houston, TX 77002',
    });
    await partners.signUp({ name: 'Walter Quimby', email: 'quimby@example.com' });
    const neighbour = await partners.shop.sell({ userEmail: 'neighbour@example.com' });
    await waitFor(async () => {
      const found = (await tracesOf(words, partners.shop.test.database)).map(({ word }) => word);
      expect([...new Set(found)].toSorted()).toEqual(words.toSorted());
    });
    for (const whom of ['yara.lindqvist@example.com', 'quimby@example.com'])
      await get(Erasure).erase(await get(Subjects).require(whom), 'request', context);
    await waitFor(async () => expect(await tracesOf(words, partners.shop.test.database)).toEqual([]));
    expect((await wordsInFiles(words)).toSorted()).toEqual(words.toSorted());

    await get(RewriteErasedRows).run(new AbortController().signal);

    expect(await wordsInFiles([...words, 'neighbour@example.com'])).toEqual(['neighbour@example.com']);
    expect((await partners.shop.get(`/html-report/${neighbour}`)).statusCode).toBe(200);
  });
});
