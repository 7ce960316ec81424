import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { StartupError } from '../../config/startup/startup-error.js';
import { installedBinaries } from './binaries.js';
import { accepts, untilUnused } from './clients.js';
import { prepareData, readPassword, ROLE } from './data-folder.js';
import { openFolders, type Folders } from './folders.js';
import { lastOwner, takeOwnerLock, type OwnerLock } from './owner-lock.js';
import { type Address, readPostmaster } from './postmaster-file.js';
import { stopPostmaster } from './stop-postmaster.js';
import { SupervisedPostgres } from './supervised-postgres.js';
import { unprivilegedUser, type UnprivilegedUser } from './unprivileged-user.js';

/** `owner`: the server, refused when the folder is in use. `attach`: a command, which uses a running server's. */
export type EmbeddedPostgresOptions = Readonly<{
  dataDir: string;
  role: 'owner' | 'attach';
  /** Postgres settings; tests switch off fsync. */
  settings?: Readonly<Record<string, string>>;
  /** Told of an end of the Postgres that this call started, and when it does not start again. */
  onTrouble?: (what: string) => void;
}>;

/** A running Postgres. `stop` ends it when this call started it, and leaves another process's alone. */
export type EmbeddedPostgres = Readonly<{
  url: string;
  started: boolean;
  pid(): number | null;
  stop(): Promise<void>;
}>;

const ATTACH_TIMEOUT_MS = 30_000;

/** Starts the Postgres of `dataDir`, or attaches to it. Throws StartupError with one line for the operator. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const user = unprivilegedUser();
  const folders = openFolders(options.dataDir, user);
  const giveUpAt = Date.now() + ATTACH_TIMEOUT_MS;
  for (;;) {
    const lock = takeOwnerLock(folders.home);
    if (lock !== null) return await startOwned(options, folders, user, lock);
    if (options.role === 'owner') throw inUse(options.dataDir, folders);
    const running = readPostmaster(folders.data);
    const url = running?.ready === true ? urlOf(running, readPassword(folders.passwordFile)) : null;
    if (url !== null && (await accepts(url))) return attached(url, folders);
    if (Date.now() > giveUpAt) throw inUse(options.dataDir, folders);
    await sleep(50);
  }
}

async function startOwned(
  { role, settings = {}, onTrouble = () => undefined }: EmbeddedPostgresOptions,
  folders: Folders,
  user: UnprivilegedUser | null,
  lock: OwnerLock,
): Promise<EmbeddedPostgres> {
  try {
    const binaries = installedBinaries(user, folders.staging);
    const orphan = readPostmaster(folders.data);
    if (orphan !== null) await stopPostmaster(orphan.pid);
    const password = prepareData({ ...folders, binaries, user, durable: settings['fsync'] !== 'off' });
    const program = join(binaries.native, 'bin', 'postgres');
    const postgres = new SupervisedPostgres(
      { program, data: folders.data, log: folders.log, user, settings },
      lock,
      onTrouble,
    );
    await postgres.start();
    const url = urlOf(postgres.address, password);
    const stop = async (): Promise<void> => {
      // Another command may have attached to the Postgres of this one.
      if (role === 'attach') await untilUnused(url);
      await postgres.stop();
    };
    return { url, started: true, pid: () => postgres.pid, stop };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function attached(url: string, folders: Folders): EmbeddedPostgres {
  const pid = (): number | null => readPostmaster(folders.data)?.pid ?? null;
  return { url, started: false, pid, stop: () => Promise.resolve() };
}

function inUse(dataDir: string, folders: Folders): StartupError {
  return new StartupError(
    `The data folder ${dataDir} is in use by process ${lastOwner(folders.home)}. Stop it, or set another DATA_DIR.`,
  );
}

/** Who does not know sockets goes by the port. */
function urlOf({ port, socketFolder }: Address, password: string): string {
  const url = new URL(`postgres://${ROLE}:${password}@127.0.0.1:${port}/postgres`);
  if (socketFolder) url.searchParams.set('host', socketFolder);
  return url.href;
}
