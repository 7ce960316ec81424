import { readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

const PREFIX = '.s.PGSQL.';

/**
 * The folder of Postgres's Unix socket, which is faster than a port: its data folder, which is closed to other users.
 * Empty when the file system supports no sockets or the path is too long.
 */
export function findSocketFolder(data: string): Promise<string> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(''));
    server.listen(join(data, `${PREFIX}trial`), () => server.close(() => resolve(data)));
  });
}

/** A killed Postgres leaves its socket behind. */
export function removeStaleSockets(data: string): void {
  for (const name of readdirSync(data).filter((file) => file.startsWith(PREFIX)))
    rmSync(join(data, name), { force: true });
}

/** A currently unused port of the loopback address. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
