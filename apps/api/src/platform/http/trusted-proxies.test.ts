import { pino } from 'pino';
import { ServerConfig } from '../config/server-config.js';
import type { TrustedProxies } from '../config/trusted-proxies.js';
import { createServer } from './server.js';

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
});
