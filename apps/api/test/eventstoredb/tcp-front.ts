import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A proxy between client and server that can refuse, cut or freeze connections. */
export class TcpFront {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();
  private frozen = false;
  port = 0;

  constructor(private readonly target: Readonly<{ host: string; port: number }>) {}

  async open(port: number): Promise<void> {
    const server = createServer((client) => this.join(client));
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  async close(): Promise<void> {
    const server = this.server;
    this.server = null;
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    this.cut();
    await closed;
  }

  cut(): void {
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }

  /** Stops all bytes in both directions; connections stay open. */
  freeze(): void {
    this.frozen = true;
    for (const socket of this.sockets) socket.pause();
  }

  thaw(): void {
    this.frozen = false;
    for (const socket of this.sockets) socket.resume();
  }

  private join(client: Socket): void {
    const server = connect(this.target);
    const ends: [Socket, Socket][] = [
      [client, server],
      [server, client],
    ];
    for (const [from, to] of ends) {
      this.sockets.add(from);
      from.setNoDelay(true);
      from.pipe(to);
      if (this.frozen) from.pause();
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
    }
  }
}
