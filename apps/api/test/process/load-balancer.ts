import { once } from 'node:events';
import {
  Agent,
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { ReadyView } from '@closewise/contracts/operations';

const lookEveryMs = 100;

/** Forwards requests to the servers that are not stopping, over persistent connections, like a reverse proxy. */
export class LoadBalancer {
  /** Requests that could not be forwarded or failed with a server error. */
  readonly failures: string[] = [];
  passed = 0;
  private readonly agent = new Agent({ keepAlive: true });
  private readonly ready = new Set<number>();
  private readonly stopping = new AbortController();
  private readonly looking: Promise<void>[];
  private turn = 0;

  private constructor(
    private readonly server: Server,
    private readonly ports: readonly number[],
  ) {
    server.on('request', (asked, answer) => void this.pass(asked, answer));
    this.looking = ports.map((port) => this.lookAt(port));
  }

  static async before(ports: readonly number[]): Promise<LoadBalancer> {
    // A connection that ends during a request would be the proxy's own error.
    const server = createServer({ keepAliveTimeout: 0 });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return new LoadBalancer(server, ports);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as { port: number }).port}`;
  }

  isReady(port: number): boolean {
    return this.ready.has(port);
  }

  async close(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.looking);
    this.server.closeAllConnections();
    this.server.close();
    this.agent.destroy();
  }

  private async lookAt(port: number): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const said = await fetch(`http://127.0.0.1:${port}/ready`, { signal })
        .then((answer) => answer.json() as Promise<ReadyView>)
        .catch(() => null);
      // A server that is only slow to answer is kept for a few checks, as a proxy does.
      if (said && said.reasons['process'] === undefined) this.ready.add(port);
      else this.ready.delete(port);
      await pause(lookEveryMs, undefined, { signal }).catch(() => undefined);
    }
  }

  private async pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(asked);
    for (const port of this.inTurn()) {
      const answered = await this.ask(port, asked, body).catch((error: NodeJS.ErrnoException) => error);
      if (answered instanceof Error && mayAskAnother(asked, answered)) continue;
      if (answered instanceof Error)
        return this.fail(asked, answer, `${answered.code ?? answered.message} of ${port}`);
      const text = await buffer(answered).catch((error: Error) => error);
      if (text instanceof Error) return this.fail(asked, answer, `${text.message} of ${port}`);
      const { statusCode = 500, headers } = answered;
      if (statusCode >= 500)
        this.failures.push(`${asked.method} ${asked.url}: ${statusCode} ${text.toString()}`);
      this.passed++;
      answer.writeHead(statusCode, { 'content-type': headers['content-type'] ?? 'text/plain' }).end(text);
      return;
    }
    this.fail(asked, answer, 'nobody is ready');
  }

  private inTurn(): number[] {
    const from = this.turn++ % this.ports.length;
    return [...this.ports.slice(from), ...this.ports.slice(0, from)].filter((port) => this.ready.has(port));
  }

  private async ask(
    port: number,
    { method, url, headers }: IncomingMessage,
    body: Buffer,
  ): Promise<IncomingMessage> {
    const { connection: _ours, host: _host, 'transfer-encoding': _chunked, ...kept } = headers;
    const sent = request({
      host: '127.0.0.1',
      port,
      agent: this.agent,
      ...(method && { method }),
      ...(url && { path: url }),
      headers: { ...kept, 'content-length': body.length },
    });
    sent.end(body);
    const [answered] = (await once(sent, 'response')) as [IncomingMessage];
    return answered;
  }

  private fail(asked: IncomingMessage, answer: ServerResponse, reason: string): void {
    this.failures.push(`${asked.method} ${asked.url}: ${reason}`);
    answer.writeHead(502).end(reason);
  }
}

/** Whether the request never arrived or only reads. Any other interrupted request may have been executed. */
const mayAskAnother = ({ method }: IncomingMessage, { code }: NodeJS.ErrnoException): boolean =>
  code === 'ECONNREFUSED' || (code === 'ECONNRESET' && method === 'GET');
