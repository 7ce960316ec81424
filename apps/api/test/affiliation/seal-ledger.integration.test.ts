import { jest } from '@jest/globals';
import { type LedgerSealed, ledgerSealStream } from '@closewise/domain/ledger';
import { reportLines } from '../../src/affiliation/seals/verify/verify-ledger.js';
import { SealKeyCheck } from '../../src/affiliation/seals/seal-key-check.js';
import { SealKeys } from '../../src/affiliation/seals/seal-keys.js';
import { SealProgressStore } from '../../src/affiliation/seals/seal-progress.js';
import { makeSeal, noSeal, readSeal } from '../../src/affiliation/seals/seal.js';
import { decidesMoney, digestOf, nameOf } from '../../src/affiliation/seals/sealed-facts.js';
import { parseEventStoreUrl } from '../../src/platform/config/variables/event-store-address.js';
import { EventStoreUnavailableError } from '../../src/platform/event-store/event-store.js';
import { openEventStoreDb } from '../../src/platform/event-store/eventstoredb/open-event-store-db.js';
import { PostgresEventStore } from '../../src/platform/event-store/postgres-event-store.js';
import { startEventStoreDb } from '../eventstoredb/event-store-db.js';
import { waitTimeoutMs } from '../wait-for.js';
import { keysOf, SealedLedger, secretOf } from './sealed-ledger.js';

const anyKey = keysOf('a');

describe('Sealing the ledger', () => {
  let ledger: SealedLedger;

  beforeEach(async () => {
    ledger = await SealedLedger.open();
    await ledger.sell('p1');
  });
  afterEach(() => ledger.test.close());

  /** Each seal's number, number of events, and key. */
  async function seals(): Promise<unknown[]> {
    const events = await ledger.process.store.readStream(ledgerSealStream);
    return events.map(({ data }) => {
      const { number, facts, keyId } = data as unknown as LedgerSealed['data'];
      return [number, facts.length, keyId];
    });
  }

  async function isWhole(keys: SealKeys = anyKey): Promise<boolean> {
    await ledger.makeBooks();
    const { differences, unsealed } = await ledger.verify(keys);
    return differences.length === 0 && unsealed.facts === 0;
  }

  it('[LE-06] covers each event about money once, in the order of the log, and nothing else', async () => {
    await ledger.append('report-1', 'ReportGenerated', { reportId: 1 });
    await ledger.append('report-2', 'ReportRequested', { reportId: 2, referralCode: 'MAPLE7K4M' });
    await ledger.seal();
    await ledger.seal();
    await ledger.append('organization-HAR', 'OrganizationApproved', { tag: 'HAR' });
    await ledger.seal();
    const sealed = await ledger.process.store.readStream(ledgerSealStream);
    const facts = sealed.flatMap(({ data }) => data['facts'] as string[]);
    expect(facts.map((fact) => fact.split(' ')[0])).toEqual([
      'payment-p1@0',
      'sale-p1@0',
      'report-2@0',
      'organization-HAR@0',
    ]);
    expect(await isWhole()).toBe(true);
  });

  it('uses each number once when several processes seal at the same time', async () => {
    await Promise.all([ledger.seal(), ledger.seal(), ledger.seal()]);
    await ledger.sell('p2');
    await Promise.all([ledger.seal(), ledger.seal()]);
    expect(await seals()).toEqual([
      [1, 2, anyKey.currentId],
      [2, 2, anyKey.currentId],
    ]);
    expect(await isWhole()).toBe(true);
  });

  it('continues after a process died between seal and progress', async () => {
    const { store } = ledger.process;
    const append = store.append.bind(store);
    jest.spyOn(store, 'append').mockImplementationOnce(async (...seal) => {
      await append(...seal);
      throw new EventStoreUnavailableError('the process died here');
    });
    await expect(ledger.seal()).rejects.toThrow('died');
    await ledger.seal();
    await ledger.sell('p2');
    await ledger.seal();
    expect(await seals()).toEqual([
      [1, 2, anyKey.currentId],
      [2, 2, anyKey.currentId],
    ]);
    expect(await isWhole()).toBe(true);
  });

  it('stops after a restore without seals until the operator confirms the restore', async () => {
    await ledger.seal();
    await ledger.sell('p2');
    await ledger.seal();
    await ledger.tamper(`delete from events.events where stream_id = 'ledger-seals' and version = 1`);
    await ledger.sell('p3');
    await expect(ledger.seal()).rejects.toThrow(
      'Seal 2 of the ledger is missing. Run ledger verify, and ledger resume-seals after a restore',
    );
    expect(await ledger.progresses.forget()).toMatchObject({ number: 2 });
    await ledger.seal();
    expect(await seals()).toEqual([
      [1, 2, anyKey.currentId],
      [2, 4, anyKey.currentId],
    ]);
    expect(await isWhole()).toBe(true);
  });

  it('starts over with another log, and with a log that ends before its position', async () => {
    await ledger.seal();
    const { position } = await ledger.progresses.resume();
    expect(await ledger.progresses.find()).toMatchObject({ number: 1, position });
    await ledger.tamper(`delete from events.events where position = ${position}`);
    expect(await ledger.progresses.resume()).toEqual({ ...noSeal, position: null });
    await ledger.test.database.query('update events.log_identity set log_id = gen_random_uuid()');
    const other = new SealProgressStore(ledger.test.database, new PostgresEventStore(ledger.test.database));
    expect(await other.find()).toBeNull();
  });

  it('accepts seals of former keys while their public keys are known, but not after their successor’s first seal', async () => {
    const [first, second] = [keysOf('a'), keysOf('b', [keysOf('a')])];
    await ledger.seal(first);
    await ledger.sell('p2');
    await ledger.seal(second);
    expect(await isWhole(second)).toBe(true);
    const { differences } = await ledger.verify(keysOf('b'));
    expect(differences[0]?.text).toContain(
      `signed with the key ${first.currentId}, which is not one of ours`,
    );
    await ledger.sell('p3');
    await ledger.seal(first);
    expect(await seals()).toHaveLength(2);
    await sealAnyway(first);
    await ledger.makeBooks();
    expect((await ledger.verify(second)).differences.map(({ text }) => text)).toEqual([
      `The seal ledger-seals@2 is invalid: it is signed with the former key ${first.currentId}, which was replaced before`,
    ]);
  });

  /** Seals the rest of the log with a key that the application does not accept. */
  async function sealAnyway(keys: SealKeys): Promise<void> {
    const { store } = ledger.process;
    const { events } = await store.readAll(null, 1000);
    const sealed = await store.readStream(ledgerSealStream);
    const before = readSeal(sealed.at(-1)!);
    const waiting = events.filter(decidesMoney).slice(before.sealedFacts);
    const links = waiting.map((event) => ({ name: nameOf(event), digest: digestOf(event) }));
    const seal = { ...makeSeal(before, links, keys) };
    await ledger.append(ledgerSealStream, 'LedgerSealed', { ...seal, facts: [...seal.facts] }, sealed.length);
  }

  describe('with a key other than the last seal’s', () => {
    const fault = (keys: SealKeys) =>
      new SealKeyCheck(ledger.process.store, ledger.progresses, keys).findFault();
    let file: Buffer | null;
    let made: number;
    let inFile: SealKeys;
    const newKeys = (former: readonly SealKeys[] = []) =>
      new SealKeys(
        {
          place: '/data/ledger-seal.key',
          read: () => file,
          make: () => {
            made += 1;
            file = secretOf('n');
          },
        },
        former.map(({ publicKey }) => Buffer.from(publicKey, 'base64')),
      );

    beforeEach(() => {
      [file, made] = [null, 0];
      inFile = newKeys();
    });

    it('creates its key once, before the first seal', async () => {
      expect(await fault(inFile)).toBeNull();
      expect(made).toBe(0);
      await ledger.seal(inFile);
      await ledger.sell('p2');
      await ledger.seal(inFile);
      expect(made).toBe(1);
      expect(await seals()).toHaveLength(2);
    });

    it.each([
      ['missing', null, '/data/ledger-seal.key is missing, and with it the key of seal 1'],
      ['another', secretOf('x'), '/data/ledger-seal.key is not the key of seal 1'],
    ])('seals nothing while it is %s, and continues once it is restored', async (_, lost, words) => {
      file = secretOf('a');
      await ledger.seal(inFile);
      await ledger.sell('p2');
      file = lost;
      const later = newKeys();
      await ledger.seal(later);
      expect(await seals()).toHaveLength(1);
      expect(made).toBe(0);
      expect(await fault(later)).toContain(words);
      expect(await fault(later)).toContain(`(${anyKey.currentId}). Restore the key that signed it`);

      file = secretOf('a');
      expect(await fault(later)).toBeNull();
      await ledger.seal(later);
      expect(await seals()).toHaveLength(2);
      expect(await isWhole()).toBe(true);
    });

    it('detects it without the stored progress, too, as after a restore', async () => {
      await ledger.seal(anyKey);
      await ledger.progresses.forget();
      expect(await fault(keysOf('x'))).toContain('LEDGER_SEAL_KEY is not the key of seal 1');
    });

    it('uses a new key once the lost one is declared, and verification shows the change', async () => {
      file = secretOf('a');
      await ledger.seal(inFile);
      await ledger.sell('p2');
      file = null;
      const declared = newKeys([anyKey]);
      await ledger.seal(declared);
      expect(made).toBe(1);
      await ledger.makeBooks();
      const report = await ledger.verify(declared);
      expect(report.differences).toEqual([]);
      expect(report.keys.map(({ keyId, fromSeal }) => [keyId, fromSeal])).toEqual([
        [anyKey.currentId, 1],
        [keysOf('n').currentId, 2],
      ]);
      expect(reportLines(report)).toContainEqual(
        expect.stringMatching(`^key changed to ${keysOf('n').currentId}\tfrom seal 2 on\t20`),
      );
    });
  });

  it('works the same with events in EventStoreDB', async () => {
    const server = await startEventStoreDb();
    const { store, close } = await openEventStoreDb(parseEventStoreUrl(server.url), {
      silenceMs: waitTimeoutMs,
    });
    const postgres = ledger;
    ledger = await SealedLedger.open(store);
    try {
      for (const payment of ['p1', 'p2', 'p3']) {
        await ledger.sell(payment);
        await ledger.seal();
      }
      await ledger.giveBack('p2');
      await ledger.seal();
      expect(await seals()).toHaveLength(4);
      expect(await isWhole()).toBe(true);
      expect((await ledger.verify(keysOf('x'))).differences[0]?.where).toBe('ledger-seals@0');
      await ledger.sell('p4');
      for (const hours of [-2, 2])
        expect((await atHours(hours, () => ledger.verify())).differences).toEqual([]);
      await ledger.seal();
      await atHours(-2, () => ledger.sell('p5'));
      await ledger.sell('p6');
      expect((await ledger.verify()).differences.map(({ kind }) => kind)).toEqual(['unsealed']);
    } finally {
      await close();
      await server.close();
      await postgres.test.close();
    }
  });
});

/** Runs it with the clock of this process this many hours ahead. */
async function atHours<Result>(hours: number, run: () => Promise<Result>): Promise<Result> {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + hours * 3_600_000);
  try {
    return await run();
  } finally {
    clock.mockRestore();
  }
}
