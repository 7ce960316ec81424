import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { AttackedSite, attackers } from './attacked-site.js';
import type { Operation } from './operations.js';

const isLong = process.env['LONG'] !== undefined;

/** Fields that no body may set: rights, money, and values that the server computes. */
const stolen: Readonly<Record<string, unknown>> = {
  role: 'admin',
  isAdmin: true,
  isMaster: true,
  commissionRate: 100,
  customRate: 100,
  ratePercent: 100,
  balanceCents: 1_000_000,
  totalEarnings: 1_000_000,
  amountCents: 1,
  priceCents: 1,
  status: 'completed',
  paid: true,
  approved: true,
  affiliateId: '00000000-0000-4000-8000-000000000000',
  stripeOnboardingComplete: true,
  confirmedAt: '2026-01-01T00:00:00.000Z',
};

/** Parameters that commonly name a redirect target. */
const ways = [
  'next',
  'url',
  'redirect',
  'redirect_uri',
  'return',
  'returnTo',
  'return_url',
  'continue',
  'to',
  'goto',
];
const elsewhere = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'javascript:alert(1)',
];

describe('a site under attack', () => {
  let site: AttackedSite;
  beforeAll(async () => {
    site = await AttackedSite.open();
  });
  afterAll(() => site?.close());

  const attackerOf = ({ roles }: Operation) => attackers.find((one) => roles.includes(one)) ?? 'anonymous';
  const addressOf = ({ path }: Operation): string =>
    path.replaceAll(/\{(\w+)\}/g, (_, part: string) => site.known[part]?.[0] ?? 'none');

  it('[PL-04] [PL-07] ignores rights, rates and amounts in bodies that must not set them', async () => {
    const taken: string[] = [];
    const withBody = site.operations.filter(({ body, path }) => body && !path.startsWith('/api/webhooks/'));
    for (const operation of withBody) {
      const fields = Object.entries(stolen).filter(([name]) => !(name in (operation.body?.properties ?? {})));
      for (const [name, value] of isLong ? fields : fields.slice(0, 5)) {
        const text = JSON.stringify({ ...(operation.body?.examples?.[0] as object), [name]: value });
        const body = { type: 'application/json', text };
        const answer = await site.send(attackerOf(operation), operation, { url: addressOf(operation), body });
        if (answer.statusCode < 400 || answer.statusCode >= 500) {
          taken.push(`${operation.method} ${operation.path} ${name}: ${answer.statusCode}`);
        }
      }
    }
    expect(taken).toEqual([]);
    expect(withBody.length).toBeGreaterThan(20);
  });

  it('[PL-07] redirects to no other site, whatever the URL requests', async () => {
    const reads = site.harness.routes.filter((route) => route.startsWith('GET '));
    const led: string[] = [];
    for (const [index, route] of reads.entries()) {
      const path = route
        .slice(4)
        .replaceAll(/:(\w+)|\*/g, (_, part: string) => site.known[part]?.[0] ?? 'none');
      // The targets rotate over the routes, unless there is time for all.
      for (const place of isLong ? elsewhere : [elsewhere[index % elsewhere.length]!]) {
        const query = ways.map((way) => `${way}=${encodeURIComponent(place)}`).join('&');
        const { headers } = await site.harness.ask({
          url: `${path}?${query}`,
          headers: { accept: 'text/html' },
        });
        const leadsTo = new URL(String(headers.location ?? '/'), 'http://localhost:3000');
        if (leadsTo.origin !== 'http://localhost:3000' || leadsTo.pathname.startsWith('//'))
          led.push(`${path}: ${leadsTo.href}`);
      }
    }
    expect(led).toEqual([]);
    expect(reads.length).toBeGreaterThan(30);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '//evil.example/%2e%2e',
    '/%2f/evil.example',
    '/%5cevil.example',
  ])('[PL-07] redirects only to its own pages from %s', async (url) => {
    const { headers } = await site.harness.ask({
      url: 'http://localhost:3000' + url,
      headers: { accept: 'text/html' },
    });
    expect([undefined, '/']).toContain(headers.location);
  });

  describe('by clients that keep a connection open', () => {
    let port: number;
    beforeAll(async () => {
      await site.harness.application.listen(0, '127.0.0.1');
      port = (site.harness.application.getHttpServer().address() as AddressInfo).port;
    });

    const head = (length: number): string =>
      `POST /api/report/chain HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

    async function answerTo(speak: (write: (text: string) => void) => void): Promise<string> {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      let told = '';
      socket.on('data', (chunk: Buffer) => (told += chunk.toString()));
      await once(socket, 'connect');
      speak((text) => socket.write(text));
      await once(socket, 'close');
      return told;
    }

    it('[PL-04] refuses a body by its Content-Length before it arrives', async () => {
      const told = await answerTo((write) => write(head(1_000_000_000)));
      expect(told).toMatch(/^HTTP\/1\.1 413 /);
      expect(told).toContain('The request is too large: at most 100 kB are accepted');
    });

    it('[PL-04] refuses an endless body at the first byte over the limit', async () => {
      const told = await answerTo((write) => {
        write('POST /api/report/chain HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
        write('Transfer-Encoding: chunked\r\n\r\n');
        for (let sent = 0; sent < 30; sent++) write(`2000\r\n${'x'.repeat(0x2000)}\r\n`);
      });
      expect(told).toMatch(/^HTTP\/1\.1 413 /);
    });

    it('[PL-04] limits the duration of a request', () => {
      const server = site.harness.application.getHttpServer();
      expect(server.requestTimeout).toBe(30_000);
      expect(server.headersTimeout).toBeLessThanOrEqual(60_000);
      expect(server.headersTimeout).toBeGreaterThan(0);
    });

    if (isLong)
      it('[PL-04] ends a request whose body arrives byte by byte, with a sentence, and serves others meanwhile', async () => {
        let drip: NodeJS.Timeout | undefined;
        const slow = answerTo((write) => {
          write(head(5000));
          drip = setInterval(() => write('x'), 1000);
        });
        const meanwhile = await fetch(`http://127.0.0.1:${port}/health`);
        expect(meanwhile.status).toBe(200);
        const told = await slow.finally(() => clearInterval(drip));
        expect(told).toMatch(/^HTTP\/1\.1 408 /);
        expect(told).toContain('The request took too long. Please try again.');
      });
  });
});
