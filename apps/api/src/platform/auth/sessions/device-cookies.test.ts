import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ServerConfig } from '../../config/variables/server-config.js';
import { MasterKey } from '../../personal-data/master-key.js';
import { SealedPersonalData } from '../../personal-data/sealed-personal-data.js';
import type { SubjectKeys } from '../../personal-data/subject-keys.js';
import { DeviceCookies } from './device-cookies.js';

const account = 'admin 7a31';
const expiry = 4_102_444_800;
const signature = '6102aa27e7ad8e9085c8e512c3234f002a1b0cd23c858fd6a1524c09bcad526c';
const onceWritten = `c29tZWJvZHk.${expiry}.${signature}`;
const personalData = new SealedPersonalData({} as SubjectKeys, new MasterKey(Buffer.alloc(32, 7)));
let nowSeconds = expiry - 1;
const clock = { now: () => new Date(nowSeconds * 1000) };
const cookiesAt = (givenPublicUrl: string) =>
  new DeviceCookies(clock, personalData, Object.assign(new ServerConfig(), { givenPublicUrl }));
const cookies = cookiesAt('http://localhost:3000');
const bringing = (cookie?: string, name = 'closewise-device') =>
  ({ cookies: { [name]: cookie } }) as unknown as FastifyRequest;
type Cookie = [name: string, value: string, flags: object];
const written = (to: DeviceCookies, request: FastifyRequest): Cookie => {
  let set: Cookie | undefined;
  const reply = { setCookie: (...cookie: Cookie) => (set = cookie) } as unknown as FastifyReply;
  to.remember(request, reply, account);
  return set!;
};

describe('the cookie of a browser that has signed in', () => {
  beforeEach(() => (nowSeconds = expiry - 1));

  it('is known again as it was written once, up to its last second', () => {
    expect(cookies.read(bringing(onceWritten), account)).toBe('c29tZWJvZHk');
    nowSeconds = expiry;
    expect(cookies.read(bringing(onceWritten), account)).toBeNull();
  });

  it.each([
    ['none', undefined],
    ['another device', onceWritten.replace('c29t', 'c29u')],
    ['a later expiry', onceWritten.replace('4102444800', '4102444801')],
    ['another signature', onceWritten.replace(/6c$/, '6d')],
    ['half the signature', onceWritten.slice(0, -32)],
    ['no signature', `c29tZWJvZHk.${expiry}`],
    ['an empty one', '..'],
  ])('[PL-07] is not had with %s', (_, forged) => {
    expect(cookies.read(bringing(forged), account)).toBeNull();
  });

  it('[PL-07] speaks for the account alone in which the browser signed in', () => {
    expect(cookies.read(bringing(onceWritten), 'organization 7a31')).toBeNull();
    expect(cookies.read(bringing(onceWritten), 'admin 7a32')).toBeNull();
  });

  it('lasts for 180 days from each sign-in, with the device that is known', () => {
    const [name, value, flags] = written(cookies, bringing(onceWritten));
    const maxAge = 180 * 86_400;
    expect([name, value.split('.').slice(0, 2)]).toEqual([
      'closewise-device',
      ['c29tZWJvZHk', String(nowSeconds + maxAge)],
    ]);
    expect(flags).toEqual({ httpOnly: true, sameSite: 'lax', path: '/', secure: false, maxAge });
    expect(cookies.read(bringing(value), account)).toBe('c29tZWJvZHk');
  });

  it('[PL-07] gives a browser that is not known a name of its own', () => {
    const forged = onceWritten.replace(/6c$/, '6d');
    const names = [undefined, undefined, forged].map(
      (brought) => written(cookies, bringing(brought))[1].split('.')[0]!,
    );
    expect(new Set(names).size).toBe(3);
    for (const name of names) expect(name).toMatch(/^[\w-]{22}$/);
  });

  it('[PL-07] belongs on https to this host alone, and never travels in the clear', () => {
    const secure = cookiesAt('https://www.example.com');
    const [name, value, flags] = written(secure, bringing());
    expect([name, flags]).toEqual(['__Host-closewise-device', expect.objectContaining({ secure: true })]);
    expect(secure.read(bringing(value), account)).toBeNull();
    expect(secure.read(bringing(value, name), account)).toBe(value.split('.')[0]);
  });
});
