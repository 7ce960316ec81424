import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { eventually } from '../eventually.js';
import { ownEnvironment } from './own-environment.js';

type Answer = Readonly<{
  url: string;
  started: boolean;
  postgresPid: number;
  refusal?: string;
  name?: string;
}>;
type Owner = Readonly<{ child: ChildProcess; answer: Answer; lines: readonly string[] }>;

const SCRIPT = resolve(import.meta.dirname, 'own-postgres.mjs');

describe('The embedded Postgres', () => {
  /** Where one has run before: Postgres takes seconds to make its files. */
  let used: string;
  let folder: string;
  let children: ChildProcess[] = [];

  beforeAll(async () => {
    used = newFolder();
    const { child } = await start('owner', used);
    await end(child);
  });

  afterAll(() => remove(used));

  beforeEach(() => {
    children = [];
    folder = newFolder();
    execFileSync('cp', ['-a', `${used}/.`, folder]);
  });

  afterEach(async () => {
    await Promise.all(children.map(end));
    remove(folder);
  });

  async function start(role: 'owner' | 'attach', dataDir = folder): Promise<Owner> {
    const child = spawn(process.execPath, [SCRIPT, dataDir, role], {
      env: ownEnvironment(),
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    // One that refused to start may be gone before it is told to stop.
    child.stdin.on('error', () => undefined);
    children.push(child);
    const output = createInterface({ input: child.stdout });
    const [line] = (await once(output, 'line')) as [string];
    const lines: string[] = [];
    output.on('line', (further: string) => lines.push(further));
    return { child, answer: JSON.parse(line) as Answer, lines };
  }

  it('keeps its data from one start to the next, and leaves nothing running after a stop', async () => {
    const first = await start('owner');
    await query(first.answer.url, 'create table kept as select 7 as n');
    first.child.stdin?.write('stop\n');
    await once(first.child, 'exit');
    expect(isRunning(first.answer.postgresPid)).toBe(false);
    const second = await start('owner');
    expect(await query(second.answer.url, 'select n from kept')).toEqual([{ n: 7 }]);
  });

  it('refuses a second server on the same folder with one line that names the first', async () => {
    const first = await start('owner');
    const { answer } = await start('owner');
    expect(answer).toMatchObject({ name: 'StartupError' });
    expect(answer.refusal).toBe(
      `The data folder ${folder} is in use by process ${first.child.pid}. Stop it, or set another DATA_DIR.`,
    );
    expect(await query(first.answer.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('stops by itself after its process was killed, which the next one can then replace', async () => {
    const { child, answer } = await start('owner');
    child.kill('SIGKILL');
    await eventually(async () => expect(isRunning(answer.postgresPid)).toBe(false));
    const next = await start('owner');
    expect(next.answer.started).toBe(true);
  });

  it('replaces an orphan that outlived its process because its guard was killed, too', async () => {
    const { child, answer } = await start('owner');
    for (const guard of guardsOf(answer.postgresPid)) process.kill(guard, 'SIGKILL');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isRunning(answer.postgresPid)).toBe(true);
    const next = await start('owner');
    expect(isRunning(answer.postgresPid)).toBe(false);
    expect(await query(next.answer.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('lets a command use the running one and leaves it running', async () => {
    const server = await start('owner');
    const command = await start('attach');
    expect(command.answer).toMatchObject({ started: false, url: server.answer.url });
    command.child.stdin?.write('stop\n');
    await once(command.child, 'exit');
    expect(await query(server.answer.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('is started by a command when no server runs, and stopped by it', async () => {
    const command = await start('attach');
    expect(command.answer.started).toBe(true);
    command.child.stdin?.write('stop\n');
    await once(command.child, 'exit');
    expect(isRunning(command.answer.postgresPid)).toBe(false);
  });

  it('goes on for a second command when the one that started it ends first', async () => {
    const [first, second] = [await start('attach'), await start('attach')];
    const session = new pg.Client({ connectionString: second.answer.url, application_name: 'closewise' });
    await session.connect();
    first.child.stdin?.write('stop\n');
    const ended = once(first.child, 'exit');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await session.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await session.end();
    await ended;
    expect(isRunning(first.answer.postgresPid)).toBe(false);
  });

  it('comes back on the same port when it is killed while its process lives, and says so', async () => {
    const { answer, lines } = await start('owner');
    await query(answer.url, 'create table kept as select 7 as n');
    process.kill(answer.postgresPid, 'SIGKILL');
    await eventually(async () => expect(await query(answer.url, 'select n from kept')).toEqual([{ n: 7 }]));
    // Processes of the killed one may keep the next from starting at first: that is said in a further line.
    await eventually(async () =>
      expect(lines[0]).toBe('The embedded Postgres ended by itself and is started again'),
    );
  });

  it('says once that it does not come back, and comes back when it can', async () => {
    const { answer, lines } = await start('owner');
    const [version, hidden] = ['PG_VERSION', 'HIDDEN'].map((name) => join(folder, 'postgres', 'data', name));
    renameSync(String(version), String(hidden));
    process.kill(answer.postgresPid, 'SIGKILL');
    const { port } = new URL(answer.url);
    const stillDown = `The embedded Postgres did not start; its log is ${join(folder, 'postgres', 'postgres.log')}. It is tried again and again on port ${port}: if another program has that port by now, restart the server.`;
    await eventually(async () => expect(lines).toContain(stillDown));
    renameSync(String(hidden), String(version));
    await eventually(async () => expect(await query(answer.url, 'select 1 as one')).toEqual([{ one: 1 }]));
    expect(lines).toEqual(['The embedded Postgres ended by itself and is started again', stillDown]);
  });

  it('starts although a stale file names a process that is another one by now', async () => {
    const first = await start('owner');
    first.child.stdin?.write('stop\n');
    await once(first.child, 'exit');
    writeFileSync(
      join(folder, 'postgres', 'data', 'postmaster.pid'),
      `${process.pid}\n/elsewhere\n1\n5432\n`,
    );
    expect((await start('owner')).answer.started).toBe(true);
  });

  it('refuses data of another major version, naming both', async () => {
    const data = join(folder, 'postgres', 'data');
    mkdirSync(data, { recursive: true });
    writeFileSync(join(data, 'PG_VERSION'), '14\n');
    const { answer } = await start('owner');
    expect(answer.name).toBe('StartupError');
    expect(answer.refusal).toMatch(/written by Postgres 14, but .* runs Postgres 18/);
  });

  it.each(['/proc/nowhere', '/dev/null', '/dev/null/data'])('refuses to keep data in %s', async (dataDir) => {
    const { answer } = await start('owner', dataDir);
    expect(answer.name).toBe('StartupError');
    expect(answer.refusal).toContain(`The data folder ${dataDir} cannot be written`);
  });

  it('runs in a folder that is closed to other users', async () => {
    remove(join(folder, 'postgres'));
    chmodSync(folder, 0o700);
    const { child, answer } = await start('owner');
    expect(await query(answer.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    child.stdin?.write('stop\n');
    await once(child, 'exit');
    const staged = stagedData(folder);
    if (staged !== null) rmSync(staged, { recursive: true, force: true });
  });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'closewise-process-'));
  chmodSync(folder, 0o755);
  return folder;
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

/** The guard's arguments end in the process id that it would stop. */
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
