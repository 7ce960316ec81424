import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another website: an empty page on another port. */
export class ForeignSite {
  private constructor(private readonly server: Server) {}

  static async open(): Promise<ForeignSite> {
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>Win a house</title>');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return new ForeignSite(server);
  }

  /** Browsers treat `localhost` as the same site as the application, on any port, and 127.0.0.1 as another site. */
  urlAt(host: 'localhost' | '127.0.0.1'): string {
    return `http://${host}:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
