import { pino } from 'pino';
import { ServerConfig } from '../../config/variables/server-config.js';
import type { TrustedProxies } from '../../config/variables/trusted-proxies.js';
import { createServer } from '../server.js';

async function addressSeen(trustProxy: TrustedProxies, remoteAddress: string, forwarded: string) {
  const config = Object.assign(new ServerConfig(), { trustProxy });
  const server = createServer(config, pino({ level: 'silent' })).getInstance();
  server.get('/who', (request, reply) => reply.send({ address: request.ip }));
  const answer = await server.inject({
    url: '/who',
    remoteAddress,
    headers: { 'x-forwarded-for': forwarded },
  });
  await server.close();
  return answer.json<{ address: string }>().address;
}

describe('the address that a request is taken to come from', () => {
  const [client, proxy, edge, claimed] = ['203.0.113.9', '10.0.0.2', '198.51.100.7', '127.0.0.1'];

  it.each<[string, TrustedProxies, string, string, string]>([
    ['nobody is trusted: the sender', false, client, claimed, client],
    ['one proxy: what it has added', 1, proxy, `${claimed}, ${client}`, client],
    ['two proxies: what the first has added', 2, proxy, `${claimed}, ${client}, ${edge}`, client],
    ['more proxies are trusted than came by: the first entry', 2, proxy, client, client],
    ['a trusted network: what the proxy has added', ['10.0.0.0/8'], proxy, `${claimed}, ${client}`, client],
    ['a chain of trusted ones', ['10.0.0.0/8', edge], proxy, `${claimed}, ${client}, ${edge}`, client],
    ['an untrusted sender: the sender itself', ['10.0.0.0/8'], client, claimed, client],
    ['an untrusted sender who claims to be a proxy', ['10.0.0.0/8'], client, `${claimed}, ${proxy}`, client],
    ['a trusted IPv6 network', ['fd00::/8'], 'fd00::1', `::1, 2001:db8::9`, '2001:db8::9'],
  ])('[PL-07] when %s', async (_, trusted, sender, forwarded, expected) => {
    expect(await addressSeen(trusted, sender, forwarded)).toBe(expected);
  });

  const near = ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.2', '172.16.0.2', '192.168.0.2'];
  const neighbours = [...near, '169.254.0.2', 'fd00::2', 'fe80::2'];
  it.each(neighbours)('[PL-07] is that of %s itself, which nobody has called a proxy', async (neighbour) => {
    const others: TrustedProxies[] = [false, ['203.0.113.0/24'], [edge]];
    for (const trusted of others) expect(await addressSeen(trusted, neighbour, client)).toBe(neighbour);
    // Nor is it passed over in the place where one proxy has written the client's address.
    expect(await addressSeen(1, proxy, `${client}, ${neighbour}`)).toBe(neighbour);
    expect(await addressSeen(['203.0.113.0/24'], client, `${edge}, ${neighbour}`)).toBe(neighbour);
  });

  it.each<[string, readonly string[]]>([
    ['loopback', ['127.0.0.1', '::1', '::ffff:127.0.0.1']],
    ['uniquelocal', ['10.0.0.2', '172.16.0.2', '192.168.0.2', 'fd00::2']],
    ['linklocal', ['169.254.0.2', 'fe80::2']],
  ])('[PL-07] is what a proxy tells at an address that TRUST_PROXY=%s names', async (name, trusted) => {
    for (const neighbour of neighbours) {
      const expected = trusted.includes(neighbour) ? client : neighbour;
      expect([neighbour, await addressSeen([name], neighbour, client)]).toEqual([neighbour, expected]);
    }
  });
});
