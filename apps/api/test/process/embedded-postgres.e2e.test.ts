import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/platform/database/embedded-postgres/embedded-postgres.js';
import { waitFor } from '../wait-for.js';
import { withTime } from '../with-time.js';
import { dataFolder, fillDataFolder } from './data-folder.js';
import { ownEnvironment } from './own-environment.js';

type Answer = Readonly<{
  url: string;
  started: boolean;
  postgresPid: number;
  refusal?: string;
  name?: string;
}>;
type Owner = Readonly<{ child: ChildProcess; answer: Answer }>;
type Here = Readonly<{ postgres: EmbeddedPostgres; pid: number; troubles: readonly string[] }>;

const SCRIPT = resolve(import.meta.dirname, 'own-postgres.mjs');

describe('The embedded Postgres', () => {
  let folder: string;
  let children: ChildProcess[] = [];
  let here: EmbeddedPostgres[] = [];

  beforeEach(async () => {
    [children, here] = [[], []];
    folder = await dataFolder();
  });

  afterEach(async () => {
    await Promise.all([...children.map(end), ...here.map((postgres) => postgres.stop())]);
    remove(folder);
  });

  /** In a separate process, which can be killed. */
  async function start(role: 'owner' | 'attach'): Promise<Owner> {
    const child = spawn(process.execPath, [SCRIPT, folder, role], {
      env: ownEnvironment(),
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    // A process that refused to start may be gone before it receives the stop.
    child.stdin.on('error', () => undefined);
    children.push(child);
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    return { child, answer: JSON.parse(line) as Answer };
  }

  async function startHere(role: 'owner' | 'attach', dataDir = folder): Promise<Here> {
    const troubles: string[] = [];
    const settings = { fsync: 'off' };
    const onFault = (what: string): unknown => troubles.push(what);
    const postgres = await startEmbeddedPostgres({ dataDir, role, settings, onFault: onFault });
    here.push(postgres);
    return { postgres, pid: Number(postgres.pid()), troubles };
  }

  it('refuses a second server on the same folder with one line that names the first', async () => {
    const first = await start('owner');
    const { answer } = await start('owner');
    expect(answer).toMatchObject({ name: 'StartupError' });
    expect(answer.refusal).toBe(
      `The data folder ${folder} is in use by process ${first.child.pid}. Stop it, or set another DATA_DIR.`,
    );
    expect(await query(first.answer.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('stops by itself after its process was killed, and can be replaced by the next one', async () => {
    const { child, answer } = await start('owner');
    child.kill('SIGKILL');
    await waitFor(async () => expect(isRunning(answer.postgresPid)).toBe(false));
    const next = await start('owner');
    expect(next.answer.started).toBe(true);
  });

  it('replaces an orphan that outlived its process because its guard was also killed', async () => {
    const { child, answer } = await start('owner');
    for (const guard of guardsOf(answer.postgresPid)) process.kill(guard, 'SIGKILL');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isRunning(answer.postgresPid)).toBe(true);
    const next = await start('owner');
    expect(isRunning(answer.postgresPid)).toBe(false);
    expect(await query(next.answer.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('reports once that it cannot restart, and restarts when it can', async () => {
    const { postgres, pid, troubles } = await startHere('owner');
    const [version, hidden] = ['PG_VERSION', 'HIDDEN'].map((name) => join(folder, 'postgres', 'data', name));
    renameSync(String(version), String(hidden));
    process.kill(pid, 'SIGKILL');
    const { port } = new URL(postgres.url);
    const restartFault = `The embedded Postgres did not start; its log is ${join(folder, 'postgres', 'postgres.log')}. It is retried on port ${port}: if another program now uses that port, restart the server.`;
    await waitFor(async () => expect(troubles).toContain(restartFault));
    renameSync(String(hidden), String(version));
    await waitFor(async () => expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]));
    expect(troubles).toEqual(['The embedded Postgres ended by itself and is being restarted', restartFault]);
  });

  it('starts although a stale file names a process id that now belongs to another process', async () => {
    writeFileSync(
      join(folder, 'postgres', 'data', 'postmaster.pid'),
      `${process.pid}\n/elsewhere\n1\n5432\n`,
    );
    expect((await startHere('owner')).postgres.started).toBe(true);
  });

  it('refuses data of another major version, naming both', async () => {
    writeFileSync(join(folder, 'postgres', 'data', 'PG_VERSION'), '14\n');
    const refusal = await refusalOf(startHere('owner'));
    expect(refusal.name).toBe('StartupError');
    expect(refusal.message).toMatch(/written by Postgres 14, but .* runs Postgres 18/);
  });

  // Related: the end-to-end tests attach to a running one, start.e2e.test starts it in a closed folder and through
  // a command, e2e/journeys/kills.ts kills it under load and finds all its data. socket-folder.test checks whether a
  // socket works. Only these tests cover commands that end in another order than they started.
  withTime(() => {
    it('keeps its data across starts, and leaves nothing running after a stop', async () => {
      const first = await startHere('owner');
      await query(first.postgres.url, 'create table kept as select 7 as n');
      await first.postgres.stop();
      expect(isRunning(first.pid)).toBe(false);
      const second = await startHere('owner');
      expect(await query(second.postgres.url, 'select n from kept')).toEqual([{ n: 7 }]);
    });

    it('lets a command use the running one and leaves it running', async () => {
      const server = await start('owner');
      const { postgres } = await startHere('attach');
      expect(postgres).toMatchObject({ started: false, url: server.answer.url });
      await postgres.stop();
      expect(await query(server.answer.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    });

    it('is started and stopped by a command when no server runs', async () => {
      const { postgres, pid } = await startHere('attach');
      expect(postgres.started).toBe(true);
      await postgres.stop();
      expect(isRunning(pid)).toBe(false);
    });

    it('restarts on the same port when it is killed while its process lives, and says so', async () => {
      const { postgres, pid, troubles } = await startHere('owner');
      await query(postgres.url, 'create table kept as select 7 as n');
      process.kill(pid, 'SIGKILL');
      await waitFor(async () => expect(await query(postgres.url, 'select n from kept')).toEqual([{ n: 7 }]));
      // Processes of the killed server may delay the restart, which is reported in another line.
      expect(troubles[0]).toBe('The embedded Postgres ended by itself and is being restarted');
    });

    it('runs in a folder that is closed to other users', async () => {
      remove(join(folder, 'postgres'));
      chmodSync(folder, 0o700);
      const { postgres } = await startHere('owner');
      expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      await postgres.stop();
      const staged = stagedData(folder);
      if (staged !== null) rmSync(staged, { recursive: true, force: true });
    });

    it('listens on a socket in its data folder, or on its port where that path is too long for a socket', async () => {
      const folders = [
        join(folder, 'a, "b"+100%c'),
        join(folder, 'a-folder-with-a-long-name'.repeat(4)),
      ] as const;
      for (const made of folders) {
        mkdirSync(made);
        await fillDataFolder(made);
      }
      const { postgres: near } = await startHere('owner', folders[0]);
      const { postgres: far } = await startHere('owner', folders[1]);
      const byWhat = 'select inet_server_addr()::text as address';
      expect(await query(near.url, byWhat)).toEqual([{ address: null }]);
      expect(await query(far.url, byWhat)).toEqual([{ address: '127.0.0.1/32' }]);
    });

    it('stays up for a second command when the command that started it ends first', async () => {
      const first = await start('attach');
      const { url } = (await startHere('attach')).postgres;
      const session = new pg.Client({ connectionString: url, application_name: 'closewise' });
      await session.connect();
      const sessions = async () => {
        const text = 'select sessions from pg_stat_database where datname = current_database()';
        return Number((await session.query<{ sessions: string }>(text)).rows[0]?.sessions);
      };
      const before = await sessions();
      first.child.stdin?.write('stop\n');
      const ended = once(first.child, 'exit');
      // The one that is to end has checked twice whether anyone still uses it.
      await waitFor(async () => expect(await sessions()).toBeGreaterThanOrEqual(before + 2));
      expect(isRunning(first.answer.postgresPid)).toBe(true);
      await session.end();
      await ended;
      expect(isRunning(first.answer.postgresPid)).toBe(false);
    });
  });
});

it.each(['/proc/nowhere', '/dev/null', '/dev/null/data'])(
  'The embedded Postgres refuses to keep data in %s',
  async (dataDir) => {
    const refusal = await refusalOf(startEmbeddedPostgres({ dataDir, role: 'owner' }));
    expect(refusal.name).toBe('StartupError');
    expect(refusal.message).toContain(`The data folder ${dataDir} cannot be written`);
  },
);

async function refusalOf(starting: Promise<unknown>): Promise<Error> {
  const [result] = await Promise.allSettled([starting]);
  if (result.status === 'fulfilled') throw new Error('It started');
  return result.reason as Error;
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.stdin?.write('stop\n');
  await once(child, 'exit');
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

function isRunning(pid: number): boolean {
  try {
    return !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** The guard's arguments end with the process id that it would stop. */
function guardsOf(postgresPid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => commandOf(name).endsWith(`closewise-postgres-guard\0${postgresPid}\0`))
    .map(Number);
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function stagedData(dataDir: string): string | null {
  try {
    return readFileSync(join(dataDir, 'postgres', 'staged-data'), 'utf8').trim();
  } catch {
    return null;
  }
}
