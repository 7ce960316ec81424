import type { FastifyReply, FastifyRequest } from 'fastify';
import { ServerConfig } from '../config/server-config.js';
import { HealthController } from './health.controller.js';
import { Metrics } from './metrics.js';
import { Readiness } from './readiness.js';

const token = 'a-token-of-the-operator';
const config = Object.assign(new ServerConfig(), { metricsToken: token, trustProxy: 1 });
const controller = new HealthController(new Readiness(), new Metrics(), config);
const reply = { type: () => reply, header: () => reply } as unknown as FastifyReply;

const asked = (remoteAddress: string, headers: Record<string, string> = {}): Promise<string> =>
  controller.read(
    { socket: { remoteAddress }, ip: '127.0.0.1', headers } as unknown as FastifyRequest,
    headers['authorization'],
    reply,
  );

describe('/metrics', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('answers on this machine, to %s', async (address) => {
    expect(await asked(address)).toContain('http_requests_total');
  });

  it('answers to others with the token alone', async () => {
    expect(await asked('203.0.113.9', { authorization: `Bearer ${token}` })).toContain('http_requests_total');
    await expect(asked('203.0.113.9')).rejects.toThrow('Not Found');
    await expect(asked('203.0.113.9', { authorization: 'Bearer x' })).rejects.toThrow('Not Found');
  });

  it.each<Record<string, string>>([{ 'x-forwarded-for': '127.0.0.1' }, { forwarded: 'for=127.0.0.1' }])(
    'does not take who comes through a proxy on this machine for local: %j',
    async (headers) => {
      await expect(asked('127.0.0.1', headers)).rejects.toThrow('Not Found');
    },
  );
});
