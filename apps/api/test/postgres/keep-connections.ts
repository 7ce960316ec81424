import type { Socket } from 'node:net';
import pg from 'pg';

/** pg's side of a connection, with what its types leave out. */
interface Connection extends pg.Connection {
  stream: Socket;
  _connecting: boolean;
  _ending: boolean;
  connect: (this: Connection, port: number, host: string) => void;
  startup: (this: Connection, settings: Settings) => void;
  end: (this: Connection) => void;
  attachListeners(stream: Socket): void;
}
type Settings = Readonly<{ database: string }>;

/** Open at the server; `key` says with which settings, `greeting` what the server said once it had let it in. */
type Session = Readonly<{ key: string; socket: Socket; greeting: Buffer }>;
type Use = {
  readonly address: readonly [port: number, host: string];
  session: Session | null;
  isIdle: boolean;
};

const LET_IN = Buffer.from('R\0\0\0\u0008\0\0\0\0', 'latin1');
const IDLE = Buffer.from('Z\0\0\0\u0005I', 'latin1');

const kept = new Map<string, Session[]>();
const uses = new WeakMap<Connection, Use>();
const prototype = pg.Connection.prototype as unknown as Connection;
const { connect, startup, end } = prototype;

/**
 * From here on a connection of this process to one of the `databases` that is closed while it is idle stays open, as if
 * it were new, and serves whoever connects next with the same settings: to start a process of Postgres, and to let it
 * learn the tables, takes as long as many a test.
 */
export function keepConnections(databases: RegExp): void {
  // pg tells the settings only once there is a connection.
  prototype.connect = function (port, host) {
    uses.set(this, { address: [port, host], session: null, isIdle: false });
    this._connecting = true;
    process.nextTick(() => this.emit('connect'));
  };
  prototype.startup = function (settings) {
    const use = uses.get(this);
    if (use && databases.test(settings.database)) begin(this, use, JSON.stringify([use.address, settings]));
    else if (use) dial(this, use);
    else startup.call(this, settings);
  };
  prototype.end = function () {
    const use = uses.get(this);
    if (use?.session && use.isIdle && this.stream.writable && !this._ending) leave(this, use.session);
    else end.call(this);
  };
}

function begin(connection: Connection, use: Use, key: string): void {
  connection.on('readyForQuery', ({ status }: { status: string }) => (use.isIdle = status === 'I'));
  use.session = kept.get(key)?.pop() ?? null;
  if (use.session) return takeOver(connection, use.session);
  const { stream: socket } = connection;
  dial(connection, use);
  untilIdle(socket, (said) => {
    use.session = { key, socket, greeting: said.subarray(said.indexOf(LET_IN)) };
    uses.set(connection, use);
  });
}

/** As pg does it. */
function dial(connection: Connection, { address }: Use): void {
  uses.delete(connection);
  connect.apply(connection, [...address]);
}

function takeOver(connection: Connection, { socket, greeting }: Session): void {
  connection.stream = socket;
  forgetListeners(socket);
  socket.ref();
  socket.on('error', (error) => connection._ending || connection.emit('error', error));
  socket.on('close', () => connection.emit('end'));
  connection.attachListeners(socket);
  socket.emit('data', greeting);
}

/** Ends what belongs to the session: its locks, what it listens to, statements, settings, temporary tables. */
function leave(connection: Connection, session: Session): void {
  const { key, socket } = session;
  connection._ending = true;
  forgetListeners(socket);
  socket.on('error', () => undefined);
  socket.on('close', () => {
    kept.set(
      key,
      (kept.get(key) ?? []).filter((other) => other !== session),
    );
    connection.emit('end');
  });
  untilIdle(socket, () => {
    kept.set(key, [...(kept.get(key) ?? []), session]);
    socket.unref();
    connection.emit('end');
  });
  connection.query('discard all');
}

function untilIdle(socket: Socket, then: (said: Buffer) => void): void {
  let said = Buffer.alloc(0);
  const hear = (data: Buffer): void => {
    said = Buffer.concat([said, data]);
    if (!said.subarray(-IDLE.length).equals(IDLE)) return;
    socket.off('data', hear);
    then(said);
  };
  socket.on('data', hear);
}

/** Each holds its connection, and what used that: a whole application. */
function forgetListeners(socket: Socket): void {
  for (const event of ['data', 'error', 'close']) socket.removeAllListeners(event);
  const [, ...others] = socket.listeners('end') as (() => void)[]; // The first is Node's own.
  for (const listener of others) socket.off('end', listener);
}
