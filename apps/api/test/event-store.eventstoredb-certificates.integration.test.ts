import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';
import { parseEventStoreUrl } from '../src/platform/config/variables/event-store-address.js';
import { openEventStoreDb } from '../src/platform/event-store/eventstoredb/open-event-store-db.js';
import { StartWait } from '../src/platform/event-store/start-wait.js';
import { startEventStoreDb } from './eventstoredb/event-store-db.js';

/** For this test only: self-signed, for esdb.example, valid until 2126. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBnzCCAUSgAwIBAgIUGdXl3NfUbuje2aFGArIgqoB2/okwCgYIKoZIzj0EAwIw
FzEVMBMGA1UEAwwMZXNkYi5leGFtcGxlMCAXDTI2MTEyOTA3MzEzMFoYDzIxMjYx
MTA1MDczMTMwWjAXMRUwEwYDVQQDDAxlc2RiLmV4YW1wbGUwWTATBgcqhkjOPQIB
BggqhkjOPQMBBwNCAASxeLzL/z0L4M38oz7v+NDuzNMONOLGx2HKti9nVGzm6lJc
9LQBzP+8JBwTWgEV/p85xivAsc7d/dBCitnIoknso2wwajAdBgNVHQ4EFgQUZXuX
9rPyqilElB3WbPD1V8wORGgwHwYDVR0jBBgwFoAUZXuX9rPyqilElB3WbPD1V8wO
RGgwDwYDVR0TAQH/BAUwAwEB/zAXBgNVHREEEDAOggxlc2RiLmV4YW1wbGUwCgYI
KoZIzj0EAwIDSQAwRgIhANQx98HZTDjTzcHkAS9CBf5gHPaYggu+LxWgJvGr3aA7
AiEA22m1zCYHSlW71453HxdKHjhdZJ31Os4/6Z/mdJ9dRk0=
-----END CERTIFICATE-----
`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgV8hG+r1H7AUfrWud
+/oeVA2P7I10Wm+axiM5+darP4WhRANCAASxeLzL/z0L4M38oz7v+NDuzNMONOLG
x2HKti9nVGzm6lJc9LQBzP+8JBwTWgEV/p85xivAsc7d/dBCitnIokns
-----END PRIVATE KEY-----
`;

describe('With an untrusted certificate the start says', () => {
  let folder: string;
  let server: Server;
  let port: number;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'closewise-certificates-'));
    await writeFile(join(folder, 'ca.pem'), certificate);
    server = createServer({ key, cert: certificate, ALPNProtocols: ['h2'] });
    server.on('tlsClientError', () => undefined);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  });

  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });

  async function reasonOf(nodes: string, options = ''): Promise<string> {
    const log = { log: () => undefined, warn: () => undefined };
    const wait = new StartWait({ patienceMs: 0, log });
    const url = parseEventStoreUrl(`esdb://ana:secret@${nodes}${options}`);
    return openEventStoreDb(url, { wait }).then(
      () => 'opened',
      (error: Error) => error.message,
    );
  }

  it('that its authority is unknown', async () => {
    expect(await reasonOf(`127.0.0.1:${port}`)).toBe(
      'No event log at EVENTSTORE_URL. The event store does not answer: its certificate is not signed by a trusted authority: set tlsCAFile in EVENTSTORE_URL to the file of the authority',
    );
  });

  it('that it is for another name', async () => {
    const ca = encodeURIComponent(join(folder, 'ca.pem'));
    expect(await reasonOf(`127.0.0.1:${port}`, `?tlsCAFile=${ca}`)).toMatch(
      /The event store does not answer: its certificate is for another name than the one in EVENTSTORE_URL$/,
    );
  });

  it('the reason for each node of a cluster, where the client only says that none leads', async () => {
    expect(await reasonOf(`127.0.0.1:${port},127.0.0.1:1`)).toBe(
      `No event log at EVENTSTORE_URL. The event store does not answer: none of its nodes can be reached, or none leads its cluster (127.0.0.1:${port}: its certificate is not signed by a trusted authority: set tlsCAFile in EVENTSTORE_URL to the file of the authority; 127.0.0.1:1 refuses connections)`,
    );
  });

  it("that the authority's file is missing", async () => {
    expect(await reasonOf(`127.0.0.1:${port}`, '?tlsCAFile=/nowhere/ca.pem')).toBe(
      'EVENTSTORE_URL cannot be read: the file of tlsCAFile is missing',
    );
  });

  it('that a server has no TLS', async () => {
    const plain = await startEventStoreDb();
    expect(await reasonOf(`127.0.0.1:${plain.port}`)).toMatch(/^No event log at EVENTSTORE_URL\. .*TLS/);
    await plain.close();
  });
});
