import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ServerConfig } from '../../config/variables/server-config.js';
import { hashToken, newToken, SessionCookies } from './session-cookies.js';

const token = `${'A'.repeat(42)}_`;
const hashOnceStored = '35d87b6059ef53dfba5814ba65863ac5d69a4aad6851973ae4c10c342a46e549';
const cookiesAt = (givenPublicUrl: string) =>
  new SessionCookies(Object.assign(new ServerConfig(), { givenPublicUrl }));
const written = (act: (reply: FastifyReply) => void): unknown[] => {
  const set: unknown[] = [];
  act({ setCookie: (...cookie: unknown[]) => set.push(...cookie) } as unknown as FastifyReply);
  return set;
};

describe('the cookie of a session', () => {
  it('[PL-07] opens with the hash under which sessions are stored already', () => {
    expect(hashToken(token).toString('hex')).toBe(hashOnceStored);
  });

  it.each([
    ['admin', 43_200],
    ['organization', 2_592_000],
    ['affiliate', 2_592_000],
  ] as const)(
    '[PL-07] of an %s is kept as long as the session may last, from scripts and other sites',
    (kind, maxAge) => {
      const flags = { httpOnly: true, sameSite: 'lax', path: '/' };
      const [clear, secure] = [cookiesAt('http://localhost:3000'), cookiesAt('https://www.example.com')];
      const name = `closewise-${kind}`;
      const cookie = { ...flags, secure: false, maxAge };
      expect(written((reply) => clear.write(kind, token, reply))).toEqual([name, token, cookie]);
      const onHttps = { ...cookie, secure: true };
      expect(written((reply) => secure.write(kind, token, reply))).toEqual([
        `__Host-${name}`,
        token,
        onHttps,
      ]);
      expect(written((reply) => secure.clear(kind, reply))).toEqual([
        `__Host-${name}`,
        '',
        { ...onHttps, maxAge: 0 },
      ]);
    },
  );

  it('[PL-07] is read only where it has the form of a token', () => {
    const read = (value: string) =>
      cookiesAt('http://localhost:3000').read('admin', {
        cookies: { 'closewise-admin': value },
      } as unknown as FastifyRequest);
    const made = newToken();
    expect([read(made), read(token)]).toEqual([made, token]);
    for (const wrong of ['', token.slice(1), `${token}A`, ` ${token.slice(1)}`, `${token.slice(1)}=`])
      expect(read(wrong)).toBeNull();
  });

  it('[PL-07] holds 256 bits that are never the same', () => {
    const made = Array.from({ length: 100 }, newToken);
    expect(new Set(made).size).toBe(100);
    for (const one of made) expect(Buffer.from(one, 'base64url')).toHaveLength(32);
  });
});
