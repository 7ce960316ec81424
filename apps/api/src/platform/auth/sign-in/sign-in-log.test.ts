import type { FastifyRequest } from 'fastify';
import { createLog } from '../../observability/log.js';
import { logSignIn } from './sign-in-log.js';

it('a tried password leaves a line with when, from which address, which account and what came of it', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const before = Date.now();
  logSignIn({ log, ip: '203.0.113.9' } as unknown as FastifyRequest, 'wrong password', 'admin 7f3c');
  const [line] = lines.map((text) => JSON.parse(text) as Record<string, unknown>);
  expect(line).toEqual({
    level: 30,
    time: expect.any(Number),
    account: 'admin 7f3c',
    address: '203.0.113.9',
    outcome: 'wrong password',
    msg: 'sign-in',
  });
  expect(line?.['time']).toBeGreaterThanOrEqual(before);
});
