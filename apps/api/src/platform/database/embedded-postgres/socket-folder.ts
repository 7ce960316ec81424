import { readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const PREFIX = '.s.PGSQL.';

/**
 * Where Postgres makes its socket for processes of this machine, whose way is shorter than that over a port: its data
 * folder, which is closed to other users. Empty, for none, where the file system makes no sockets or the path is too
 * long for one.
 */
export function socketFolder(data: string): Promise<string> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(''));
    server.listen(join(data, `${PREFIX}trial`), () => server.close(() => resolve(data)));
  });
}

/** A Postgres that was killed leaves its own behind. */
export function removeStaleSockets(data: string): void {
  for (const name of readdirSync(data).filter((file) => file.startsWith(PREFIX)))
    rmSync(join(data, name), { force: true });
}
