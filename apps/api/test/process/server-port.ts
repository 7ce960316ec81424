import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the system's ephemeral ports, so that no outgoing connection takes the port before the server starts. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** A port that is free now. */
export async function serverPort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
