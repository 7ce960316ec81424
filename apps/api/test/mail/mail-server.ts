import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

/** A reply other than 250 to a command; smtp-server expects it as a thrown error. */
export const reply = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

/** The server's response at a stage: nothing (250), an error, or a promise that delays it. */
type Behaviour = (session: SMTPServerSession) => Promise<Error | undefined | void> | Error | undefined | void;
type Done = (error?: Error | null) => void;
export type Behaviours = {
  onConnect?: Behaviour;
  onSender?: Behaviour;
  onRcpt?: Behaviour;
  onMessage?: Behaviour;
};

/** A real SMTP server in this process; `mails` are those that it confirmed or was about to confirm. */
export class MailServer {
  readonly mails: { email: Email; raw: string }[] = [];
  readonly recipients: string[] = [];
  behaviours: Behaviours = {};
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: SMTPServer) {
    server.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
      socket.on('error', () => undefined);
    });
  }

  static async start(options: SMTPServerOptions = {}): Promise<MailServer> {
    const holder: { server?: MailServer } = {};
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onConnect: (session, done) => void holder.server!.answer('onConnect', session, done),
      onMailFrom: (_address, session, done) => void holder.server!.answer('onSender', session, done),
      onRcptTo: ({ address }, session, done) => {
        holder.server!.recipients.push(address);
        void holder.server!.answer('onRcpt', session, done);
      },
      onData: (stream, session, done) => void holder.server!.take(stream, session, done),
      ...options,
    });
    server.on('error', () => undefined);
    holder.server = new MailServer(server);
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    return holder.server;
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  /** Ends every connection at once, like a crash. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  async stop(): Promise<void> {
    this.cut();
    await new Promise<void>((resolve) => this.server.close(resolve));
  }

  private async answer(stage: keyof Behaviours, session: SMTPServerSession, done: Done): Promise<boolean> {
    const error = await this.behaviours[stage]?.(session);
    done(error ?? null);
    return !error;
  }

  private async take(stream: Readable, session: SMTPServerSession, done: Done): Promise<void> {
    // A disconnected client needs no answer.
    const raw = await text(stream).catch(() => null);
    if (raw === null) return;
    const email = await PostalMime.parse(raw);
    if (await this.answer('onMessage', session, done)) this.mails.push({ email, raw });
  }
}
