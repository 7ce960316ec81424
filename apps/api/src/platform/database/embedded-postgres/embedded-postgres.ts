import { statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findShortage } from '../../config/startup/full-disk.js';
import { StartupError } from '../../config/startup/startup-error.js';
import { findBinaries } from './binaries.js';
import { acceptsConnections, waitUntilUnused } from './clients.js';
import { prepareData, readPassword, ROLE } from './data-folder.js';
import { openFolders, type Folders } from './folders.js';
import { lastOwner, takeOwnerLock, type OwnerLock } from './owner-lock.js';
import { type Address, readPostmaster } from './postmaster-file.js';
import { stopPostmaster } from './postmaster.js';
import { SupervisedPostgres } from './supervised-postgres.js';
import { findUnprivilegedUser, type UnprivilegedUser } from './unprivileged-user.js';

/** `owner`: a server, refused when the folder is in use. `attach`: a command, which uses a running server's Postgres. */
export type EmbeddedPostgresOptions = Readonly<{
  dataDir: string;
  role: 'owner' | 'attach';
  /** Postgres settings; tests switch off fsync. */
  settings?: Readonly<Record<string, string>>;
  /** Called when the Postgres started here ends by itself, and when it cannot be restarted. */
  onFault?: (message: string) => void;
}>;

/** A running Postgres. `stop` ends it only if this call started it. */
export type EmbeddedPostgres = Readonly<{
  url: string;
  started: boolean;
  pid(): number | null;
  stop(): Promise<void>;
}>;

const ATTACH_TIMEOUT_MS = 30_000;

/** Starts the Postgres of `dataDir`, or attaches to it. Throws StartupError with one line for the operator. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const user = findUnprivilegedUser();
  const folders = openFolders(options.dataDir, user);
  // Commands can still read on a full disk.
  if (options.role === 'owner') refuseFullDisk(options.dataDir, folders);
  const giveUpAt = Date.now() + ATTACH_TIMEOUT_MS;
  for (;;) {
    const lock = takeOwnerLock(folders.home);
    if (lock !== null) return await startOwned(options, folders, user, lock);
    if (options.role === 'owner') throw folderInUseError(options.dataDir, folders);
    const running = readPostmaster(folders.data);
    const url = running?.ready === true ? connectionUrl(running, readPassword(folders.passwordFile)) : null;
    if (url !== null && (await acceptsConnections(url))) return attachTo(url, folders);
    if (Date.now() > giveUpAt) throw folderInUseError(options.dataDir, folders);
    await sleep(50);
  }
}

async function startOwned(
  { dataDir, role, settings = {}, onFault = () => undefined }: EmbeddedPostgresOptions,
  folders: Folders,
  user: UnprivilegedUser | null,
  lock: OwnerLock,
): Promise<EmbeddedPostgres> {
  try {
    const binaries = findBinaries(user, folders.staging);
    const orphan = readPostmaster(folders.data);
    if (orphan !== null) await stopPostmaster(orphan.pid);
    const password = prepareData({ ...folders, binaries, user, durable: settings['fsync'] !== 'off' });
    const program = join(binaries.native, 'bin', 'postgres');
    const postgres = new SupervisedPostgres(
      { program, data: folders.data, log: folders.log, user, settings },
      lock,
      onFault,
    );
    await postgres.start();
    const url = connectionUrl(postgres.address, password);
    const stop = async (): Promise<void> => {
      // Another command may have attached to this Postgres.
      if (role === 'attach') await waitUntilUnused(url);
      await postgres.stop();
    };
    return { url, started: true, pid: () => postgres.pid, stop };
  } catch (error) {
    lock.release();
    // Postgres itself reports a full disk only in its log.
    refuseFullDisk(dataDir, folders);
    throw error;
  }
}

function refuseFullDisk(dataDir: string, { home, data }: Folders): void {
  for (const folder of new Set([home, dirname(data)])) {
    const shortage = findShortage(statfsSync(folder));
    if (shortage !== null)
      throw new StartupError(
        `The data folder ${dataDir} cannot be used: ${shortage}. Free some space and start again, or set another DATA_DIR.`,
      );
  }
}

function attachTo(url: string, folders: Folders): EmbeddedPostgres {
  const pid = (): number | null => readPostmaster(folders.data)?.pid ?? null;
  return { url, started: false, pid, stop: () => Promise.resolve() };
}

function folderInUseError(dataDir: string, folders: Folders): StartupError {
  return new StartupError(
    `The data folder ${dataDir} is in use by process ${lastOwner(folders.home)}. Stop it, or set another DATA_DIR.`,
  );
}

/** Clients without Unix sockets use the port. */
function connectionUrl({ port, socketFolder }: Address, password: string): string {
  const url = new URL(`postgres://${ROLE}:${password}@127.0.0.1:${port}/postgres`);
  if (socketFolder) url.searchParams.set('host', socketFolder);
  return url.href;
}
