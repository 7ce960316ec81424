import { randomUUID } from 'node:crypto';
import { subjectStream } from '@closewise/domain/privacy';
import { subjectPart } from '../../src/platform/personal-data/subject.js';
import { Erasure } from '../../src/privacy/erasure.js';
import { FinishErasureJob } from '../../src/privacy/finish-erasure.job.js';
import { PersonalDataExport } from '../../src/privacy/personal-data-export.js';
import { PersonalDataHolders } from '../../src/privacy/personal-data-holders.js';
import { testQueue } from '../test-queue.js';
import { ErasureReplay } from '../../src/privacy/erasure-replay.js';
import { Subjects } from '../../src/privacy/subjects.js';
import { freshDatabase, type TestDatabase } from '../postgres.js';
import { appendMany, aProcess, type TestProcess } from '../processing.js';

const context = { actor: 'operator', correlationId: 'test' };

describe('the steps of an erasure', () => {
  let test: TestDatabase;
  let process: TestProcess;
  let holders: PersonalDataHolders;
  /** What was asked of the holders, in order. */
  let asked: string[];
  let isBroken: boolean;
  let email: string;
  let person: string;
  beforeAll(async () => {
    test = await freshDatabase();
    process = aProcess(test.database);
  });
  afterAll(() => test.close());
  beforeEach(() => {
    [asked, isBroken, holders] = [[], false, new PersonalDataHolders()];
    email = `${randomUUID()}@example.com`;
    person = process.personalData.subjectOfEmail(email);
    holders.register({
      name: 'letters',
      find: async (id) => (id === '42' ? subjectPart(person, 1) : null),
      objection: async (subjectId) => (subjectId.endsWith('.1') ? `${nameOf(subjectId)} is owed` : null),
      erase: async (subjectId) => {
        if (isBroken) throw new Error('The letters are out of reach');
        const living = (await process.personalData.keysOf(subjectId)).some(({ destroyed }) => !destroyed);
        asked.push(`letters ${nameOf(subjectId)}${living ? ' with a living key' : ''}`);
      },
      export: async (subjectId) => (subjectId.endsWith('.2') ? null : `a letter to ${nameOf(subjectId)}`),
    });
    holders.register({
      name: 'photos',
      erase: async (subjectId) => void asked.push(`photos ${nameOf(subjectId)}`),
      export: async () => null,
    });
  });

  const nameOf = (subjectId: string): string => subjectId.replace(person, 'ann');
  const erasure = () => new Erasure(process.personalData, process.executor, holders);
  const subjects = () => new Subjects(process.personalData, holders);
  const keep = (...parts: number[]) =>
    Promise.all(parts.map((part) => process.personalData.seal(subjectPart(person, part), 'Ann')));
  const erasedIn = async (subjectId: string) =>
    (await process.store.readStream(subjectStream(subjectId))).map(({ data }) => [
      data['reason'],
      (data['keys'] as { subjectId: string }[]).map((key) => nameOf(key.subjectId)).toSorted(),
    ]);
  const living = async () =>
    (await process.personalData.keysOf(person)).filter(({ destroyed }) => !destroyed).length;
  /** No key can be destroyed meanwhile. */
  const outOfReach = async (work: () => Promise<unknown>): Promise<void> => {
    await test.database.query(
      'alter table durable.subject_keys add constraint out_of_reach check (destroyed_at is null) not valid',
    );
    await expect(work()).rejects.toThrow('out_of_reach');
    await test.database.query('alter table durable.subject_keys drop constraint out_of_reach');
  };

  it('are the fact, the keys, and every holder with every part of the person', async () => {
    await keep(1, 2);
    await erasure().erase(await subjects().require(email), 'request', context);
    expect(await erasedIn(person)).toEqual([['request', ['ann.1', 'ann.2']]]);
    expect(await living()).toBe(0);
    expect(asked.toSorted()).toEqual(['letters ann.1', 'letters ann.2', 'photos ann.1', 'photos ann.2']);
  });

  it('concern a part alone when that is named', async () => {
    await keep(1, 2);
    await erasure().erase(await subjects().require('42'), 'request', context);
    expect(asked).toEqual(['letters ann.1', 'photos ann.1']);
    expect([await living(), await erasedIn(person)]).toEqual([1, []]);
    expect(await erasedIn(subjectPart(person, 1))).toEqual([['request', ['ann.1']]]);
    expect(await subjects().alone(person)).toEqual({ subjectId: person, keys: [] });
  });

  it('are done again for who returns, with what is kept now and with what was', async () => {
    await keep(1);
    await erasure().erase(await subjects().require(email), 'request', context);
    await keep(2);
    await erasure().erase(await subjects().require(email), 'retention', context);
    expect(await erasedIn(person)).toEqual([
      ['request', ['ann.1']],
      ['retention', ['ann.2']],
    ]);
    expect(await living()).toBe(0);
    asked = [];
    await erasure().finish(person);
    expect(asked.toSorted()).toEqual(['letters ann.1', 'letters ann.2', 'photos ann.1', 'photos ann.2']);
  });

  it('are recorded when the keys are out of reach, and done by the job', async () => {
    await keep(1);
    const subject = await subjects().require(email);
    await outOfReach(() => erasure().erase(subject, 'request', context));
    expect([await erasedIn(person), asked, await living()]).toEqual([[['request', ['ann.1']]], [], 1]);
    const job = new FinishErasureJob(erasure());
    const run = { id: 'job', attempt: 1, lastAttempt: false, signal: new AbortController().signal };
    await outOfReach(() => job.run({ ...run, payload: { subjectId: person } }));
    await job.run({ ...run, payload: { subjectId: person } });
    expect([asked, await living()]).toEqual([['letters ann.1', 'photos ann.1'], 0]);
  });

  it('do not end well when a holder fails, and destroy the keys all the same', async () => {
    await keep(1);
    isBroken = true;
    const subject = await subjects().require(email);
    await expect(erasure().erase(subject, 'request', context)).rejects.toThrow(
      'The letters are out of reach',
    );
    expect(await living()).toBe(0);
    isBroken = false;
    await erasure().erase(await subjects().require(email), 'request', context);
    expect([asked, (await erasedIn(person)).length]).toEqual([['letters ann.1', 'photos ann.1'], 1]);
  });

  it('are objected to for each part that is still kept, and for no other', async () => {
    await keep(1, 2);
    const subject = await subjects().require(email);
    expect(await erasure().objections(subject)).toEqual(['ann.1 is owed']);
    await expect(erasure().assertUndisputed(subject)).rejects.toMatchObject({
      code: 'privacy.erasure-objected',
      message: 'ann.1 is owed',
    });
    await erasure().erase(await subjects().require('42'), 'request', context);
    await erasure().assertUndisputed(await subjects().require(email));
  });

  it('take the jobs that have ended, and neither those that run or wait nor those of others', async () => {
    const job = { retryLimit: 0, retryDelaySeconds: 1, concurrency: 1, run: async () => undefined };
    const queue = testQueue<{ about: number }>('write');
    process.jobs.register({ ...job, queue });
    const states = ['completed', 'cancelled', 'failed', 'created', 'retry', 'active'];
    for (const about of [1, 2])
      for (const state of states) {
        await process.jobs.enqueue(queue, { about }, { key: `${state}-${about}` });
        await test.database.query(
          `update jobs.job set state = $1 where state = 'created' and output is null`,
          [state],
        );
        await test.database.query(`update jobs.job set output = '{"message": "Ann"}' where output is null`);
      }
    await process.jobs.purge('about', [1, 4711]);
    await process.jobs.purge('other', [2]);
    const left = await test.database.query<{ about: string; states: string[] }>(
      `select data->>'about' as about, array_agg(state::text order by state::text) as states
         from jobs.job group by 1 order by 1`,
    );
    expect(left).toEqual([
      { about: '1', states: ['active', 'created', 'retry'] },
      { about: '2', states: states.toSorted() },
    ]);
  });

  it('are preceded by an export of each part once, without what is empty', async () => {
    const exports = new PersonalDataExport(holders);
    await keep(1, 2, 3);
    const subject = await subjects().require(email);
    const twice = { ...subject, keys: [...subject.keys, ...subject.keys] };
    const { letters, ...others } = await exports.collect(twice);
    expect([letters?.toSorted(), others]).toEqual([['a letter to ann.1', 'a letter to ann.3'], {}]);
    expect(await exports.collect(await subjects().alone(subjectPart(person, 2)))).toEqual({});
  });

  it('are refused for whom nothing was ever kept, and known for whom all was erased', async () => {
    await expect(subjects().require(email)).rejects.toThrow('No data is stored about this email address');
    await expect(subjects().require('42')).rejects.toThrow('There is no such report');
    await expect(subjects().require('43')).rejects.toThrow('There is no such report');
    await keep(1);
    await erasure().erase(await subjects().require(email), 'request', context);
    expect((await subjects().require(email)).keys).toMatchObject([{ destroyed: true }]);
  });

  it('take holders of different names only', () => {
    const holder = { name: 'photos', erase: async () => undefined, export: async () => null };
    expect(() => holders.register(holder)).toThrow('Two holders of personal data are named photos');
  });

  it('are carried out again after a restore for every fact in the log, on whichever page it stands', async () => {
    await keep(1, 2, 3);
    await erasure().erase(await subjects().require('42'), 'request', context);
    await appendMany(process, 2100);
    await erasure().erase(await subjects().alone(subjectPart(person, 3)), 'retention', context);
    await test.database.query(
      `update durable.subject_keys set wrapped_key = decode('00', 'hex'), destroyed_at = null where person_id = $1`,
      [person],
    );
    asked = [];
    const again = new ErasureReplay(process.store, erasure(), process.known);
    const count = await again.run();
    const mine = asked.filter((line) => line.includes('ann'));
    expect(mine).toEqual(['letters ann.1', 'photos ann.1', 'letters ann.3', 'photos ann.3']);
    expect(await living()).toBe(1);
    expect(await again.run()).toBe(count);
    const facts = await test.database.query<{ subjects: number }>(
      `select count(distinct data->>'subjectId') as subjects from events.events where type = 'PersonErased'`,
    );
    expect(facts).toEqual([{ subjects: count }]);
  });
});
