import { readFileSync } from 'node:fs';
import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { ErrorType } from '@eventstore/db-client';
import type { EventStoreNodes } from '../../config/variables/event-store-address.js';

/** Explanations of the client's messages; the first match counts. `$1` is the message's first group. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/failed to discover/i, 'none of its nodes can be reached, or none leads its cluster'],
  [
    /self[- ]signed certificate|unable to (?:verify|get)\b.*certificate/i,
    'its certificate is not signed by a trusted authority: set tlsCAFile in EVENTSTORE_URL to the file of the authority',
  ],
  [/certificate has expired/i, 'its certificate has expired'],
  [/certificate is not yet valid/i, 'its certificate is not valid yet: compare the clocks'],
  [
    /altnames|does not match certificate/i,
    'its certificate is for another name than the one in EVENTSTORE_URL',
  ],
  [/wrong version number|packet length too long/i, 'it speaks without TLS: EVENTSTORE_URL needs ?tls=false'],
  [/certificate file/i, 'the file of tlsCAFile is missing'],
  [/leader info/i, 'its nodes are electing a leader'],
  [/server is not ready/i, 'it is starting, or its nodes are electing a leader'],
  [/name resolution failed for target (?:dns:)?(?:\/\/)?([^\s,]+)/i, 'the name of $1 has no address'],
  [/getaddrinfo \w+ ([^\s,)]+)/i, 'the name $1 has no address'],
  [/connect ECONNREFUSED ([^\s,)]*\w)/, '$1 refuses connections'],
  [/connect E(?:HOSTUNREACH|NETUNREACH|TIMEDOUT) ([^\s,)]*\w)/, '$1 cannot be reached'],
  [
    /ECONNRESET|EPIPE|write after end|connection dropped|goaway|has been shut down/i,
    'the connection was lost',
  ],
];

/** Explains a failed call to an operator. */
export function explainFault(error: unknown): string {
  const { message = '', type } = error as { message?: string; type?: unknown };
  if (type === ErrorType.NOT_LEADER) return 'its nodes are electing a leader';
  if (type === ErrorType.DEADLINE_EXCEEDED) return 'it did not answer in time';
  for (const [pattern, words] of MEANINGS) {
    const found = pattern.exec(message);
    if (found !== null) return words.replace('$1', found[1] ?? '');
  }
  return message;
}

const CONNECT_TIMEOUT_MS = 1000;

/** Tries to connect to each node of the address, since the client only reports that it found no leader. */
export async function findNodeFaults({ nodes, tls }: EventStoreNodes): Promise<string> {
  const faults = nodes.map(async ({ host, port }) => {
    const fault = await tryConnection(tls === null ? { host, port } : { host, port, ...tls });
    const node = `${host}:${port}`;
    return fault.startsWith(`${node} `) ? fault : `${node}: ${fault}`;
  });
  return (await Promise.all(faults)).join('; ');
}

type Target = Readonly<{ host: string; port: number; caFile?: string }>;

async function tryConnection(target: Target & Readonly<{ isTls?: true }>): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const onConnect = (): void => resolve('it accepts connections');
  const socket = target.isTls ? connectTlsTo(target, onConnect) : connectPlain(target, onConnect);
  socket.setTimeout(CONNECT_TIMEOUT_MS, () => resolve('it does not answer'));
  socket.on('error', (error) => resolve(explainFault(error)));
  return promise.finally(() => socket.destroy());
}

function connectTlsTo({ host, port, caFile }: Target, onConnect: () => void): Socket {
  const ca = caFile === undefined ? {} : { ca: readFileSync(caFile) };
  // A name for SNI; the certificate is checked against the host anyway.
  const servername = isIP(host) ? {} : { servername: host };
  return connectTls({ host, port, ...ca, ...servername, ALPNProtocols: ['h2'] }, onConnect);
}
