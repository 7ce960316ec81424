import { jest } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ServerConfig } from '../config/variables/server-config.js';
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
  it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])(
    'answers on this machine, to %s',
    async (address) => {
      expect(await asked(address)).toContain('http_requests_total');
    },
  );

  const others = [
    '10.0.0.2',
    '192.168.0.2',
    '128.0.0.1',
    '::1:2',
    '::ffff:10.0.0.2',
    'fd00::2',
    'fe80::2',
    '',
  ];
  it.each(others)('does not answer to the neighbour %j', async (address) => {
    await expect(asked(address)).rejects.toThrow('Not Found');
  });

  it('answers to others with the token alone', async () => {
    expect(await asked('203.0.113.9', { authorization: `Bearer ${token}` })).toContain('http_requests_total');
    await expect(asked('203.0.113.9')).rejects.toThrow('Not Found');
    for (const authorization of ['Bearer x', token, `Basic ${token}`, `Bearer ${token}x`, '', 'Bearer '])
      await expect(asked('203.0.113.9', { authorization })).rejects.toThrow('Not Found');
    const sameLength = `Bearer ${token.replace(/r$/, 's')}`;
    await expect(asked('203.0.113.9', { authorization: sameLength })).rejects.toThrow('Not Found');
  });

  it('[PL-07] answers to nobody else while there is no token, whatever they send in its place', async () => {
    const without = new HealthController(new Readiness(), new Metrics(), new ServerConfig());
    for (const authorization of [undefined, '', 'Bearer ', 'Bearer undefined', 'Bearer null']) {
      const request = { socket: { remoteAddress: '203.0.113.9' }, headers: {} } as FastifyRequest;
      await expect(without.read(request, authorization, reply)).rejects.toThrow('Not Found');
    }
  });

  it.each<Record<string, string>>([{ 'x-forwarded-for': '127.0.0.1' }, { forwarded: 'for=127.0.0.1' }])(
    'does not take who comes through a proxy on this machine for local: %j',
    async (headers) => {
      await expect(asked('127.0.0.1', headers)).rejects.toThrow('Not Found');
    },
  );
});

describe('/ready', () => {
  const told = async (readiness: Readiness) => {
    let answered = 0;
    const answer = {
      status: (code: number) => ((answered = code), answer),
      header: () => answer,
    } as unknown as FastifyReply;
    const { reasons } = await new HealthController(readiness, new Metrics(), config).ready(answer);
    return [answered, reasons];
  };

  it('names what is not in order, and no error of it', async () => {
    const readiness = new Readiness();
    readiness.register('database', () => Promise.reject(new Error('connect to 10.0.0.2 as closewise')));
    readiness.register('read models', () => Promise.resolve('behind'));
    readiness.register('jobs', () => Promise.resolve(null));
    expect(await told(readiness)).toEqual([503, { database: 'not reachable', 'read models': 'behind' }]);
  });

  it('says that all is in order, until the process stops', async () => {
    const readiness = new Readiness();
    readiness.register('database', () => Promise.resolve(null));
    expect(await told(readiness)).toEqual([200, {}]);
    readiness.drain();
    expect(await told(readiness)).toEqual([503, { process: 'stopping' }]);
  });

  it('does not wait longer than two seconds for a check', async () => {
    jest.useFakeTimers();
    const readiness = new Readiness();
    readiness.register('event store', () => new Promise(() => undefined));
    const asking = told(readiness);
    await jest.advanceTimersByTimeAsync(2000);
    jest.useRealTimers();
    expect(await asking).toEqual([503, { 'event store': 'no answer' }]);
  });
});
