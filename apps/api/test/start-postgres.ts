import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../src/platform/database/embedded-postgres/embedded-postgres.js';

/** Durability is off, because no test data must survive a crash. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  max_connections: '200',
  // Neither the process's time zone nor UTC, so that code that relies on either fails.
  timezone: 'Asia/Kolkata',
};

const PREFIX = 'closewise-test-';

/** Started once, however many projects use it as their setup. */
let running: Promise<{ postgres: EmbeddedPostgres; folder: string }> | null = null;

/**
 * Jest's global setup for projects that need a database: starts one Postgres for the run. Workers find it through
 * TEST_POSTGRES_URL, and a folder for their files through TEST_FOLDER.
 */
export default async function setUp(): Promise<void> {
  running ??= start();
  const { postgres, folder } = await running;
  process.env['TEST_POSTGRES_URL'] = postgres.url;
  process.env['TEST_FOLDER'] = folder;
}

export async function tearDown(): Promise<void> {
  if (running === null) return;
  const { postgres, folder } = await running;
  running = null;
  await postgres.stop();
  remove(folder);
}

async function start(): Promise<{ postgres: EmbeddedPostgres; folder: string }> {
  removeFoldersOfKilledRuns();
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  await chmod(folder, 0o755); // when run as root, Postgres runs as another user
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder, 'postgres'),
    role: 'owner',
    settings,
  });
  return { postgres, folder };
}

function removeFoldersOfKilledRuns(): void {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = new RegExp(`^${PREFIX}(\\d+)-`).exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid))) remove(join(tmpdir(), name));
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}
