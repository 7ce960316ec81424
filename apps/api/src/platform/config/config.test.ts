import { ClockConfig } from '../clock/clock-config.js';
import { parseEventStoreUrl } from './variables/event-store-address.js';
import { readConfig } from './read-config.js';
import { SecretsConfig } from './variables/secrets-config.js';
import { ServerConfig } from './variables/server-config.js';
import { StorageConfig } from './variables/storage-config.js';

const production = { NODE_ENV: 'production' };
const key = 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=';

describe('the configuration', () => {
  it('needs no variable at all', () => {
    const server = readConfig(ServerConfig, {});
    expect([server.port, server.host, server.role, server.publicUrl]).toEqual([
      3000,
      '127.0.0.1',
      'all',
      'http://localhost:3000',
    ]);
    expect(readConfig(StorageConfig, {}).dataDir).toMatch(/[\\/]\.data$/);
    expect(readConfig(ClockConfig, {}).offsetSeconds).toBe(0);
  });

  it('takes an empty variable as not set', () => {
    expect(readConfig(ServerConfig, { PORT: '', PUBLIC_URL: '' }).port).toBe(3000);
  });

  it.each([
    [ServerConfig, { PORT: 'abc' }, 'PORT must be a number from 1 to 65535'],
    [ServerConfig, { PORT: '70000' }, 'PORT must be a number from 1 to 65535'],
    [ServerConfig, { PORT: '80.5' }, 'PORT must be a number from 1 to 65535'],
    [ServerConfig, { ROLE: 'boss' }, 'ROLE must be http, worker or all'],
    [ServerConfig, { NODE_ENV: 'prod' }, 'NODE_ENV must be development, test or production'],
    [ServerConfig, { PUBLIC_URL: 'example.com' }, /^PUBLIC_URL must be an address/],
    [ServerConfig, { PUBLIC_URL: 'https://example.com/site' }, /^PUBLIC_URL must be an address/],
    [ServerConfig, { DRAIN_SECONDS: '61' }, 'DRAIN_SECONDS must be a whole number from 0 to 60'],
    [ServerConfig, { LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of/],
    [ServerConfig, { RATE_LIMIT_FACTOR: '0.99' }, 'RATE_LIMIT_FACTOR must be a number from 1 to 1000000'],
    [ServerConfig, { RATE_LIMIT_FACTOR: '1000001' }, 'RATE_LIMIT_FACTOR must be a number from 1 to 1000000'],
    [ServerConfig, { ADMIN_URL: 'admin.example.com' }, /^ADMIN_URL must be an address/],
    [ServerConfig, { ADMIN_URL: 'http://localhost:3000' }, /^ADMIN_URL must have another host/],
    [ServerConfig, { ADMIN_URL: 'https://admin.example.com' }, /^ADMIN_URL must have .* the same http or/],
    [
      ServerConfig,
      { ...production, PUBLIC_URL: 'http://example.com' },
      /^PUBLIC_URL must be an https address/,
    ],
    [ServerConfig, { METRICS_TOKEN: 'fifteen letters' }, 'METRICS_TOKEN must have at least 16 characters'],
    [ServerConfig, production, /^PUBLIC_URL is required in production/],
    [StorageConfig, { DATABASE_URL: 'mysql://host/name' }, /^DATABASE_URL must be an address/],
    [
      StorageConfig,
      { DATABASE_CONNECTIONS: '5' },
      /^DATABASE_CONNECTIONS must be a whole number from 6 to 90/,
    ],
    [StorageConfig, { DATABASE_CONNECTIONS: 'many' }, /^DATABASE_CONNECTIONS must be a whole number/],
    [
      StorageConfig,
      { EVENTSTORE_URL: 'http://host:2113' },
      /^EVENTSTORE_URL must be an address such as esdb:/,
    ],
    [StorageConfig, { EVENTSTORE_URL: 'esdb://host:2113' }, /^EVENTSTORE_URL needs user:password@ before/],
    [StorageConfig, { EVENTSTORE_URL: 'esdb://u:100%@host' }, /^EVENTSTORE_URL must have the special/],
    [StorageConfig, { EVENTSTORE_URL: 'esdb://u@host?tls=false' }, /^EVENTSTORE_URL must be an address/],
    [
      StorageConfig,
      { EVENTSTORE_URL: 'esdb://host?tls=false&throwOnAppendFailure=false' },
      'EVENTSTORE_URL has the unknown option throwonappendfailure',
    ],
    [SecretsConfig, { PERSONAL_DATA_KEY: 'secret' }, 'PERSONAL_DATA_KEY must be 32 bytes in base64'],
    [SecretsConfig, production, /^PERSONAL_DATA_KEY is required in production/],
    [SecretsConfig, { LEDGER_SEAL_KEY: 'secret' }, 'LEDGER_SEAL_KEY must be 32 bytes in base64'],
    [
      SecretsConfig,
      { LEDGER_SEAL_FORMER_KEYS: `${key},old` },
      /^LEDGER_SEAL_FORMER_KEYS must be public keys/,
    ],
    [SecretsConfig, { ...production, PERSONAL_DATA_KEY: key }, /^LEDGER_SEAL_KEY is required in production/],
    ...[
      'dGhpcyBrZXkgaXMgZm9yIHRyeWluZyBvdXQgb25seSE=',
      'dGhpcyBzZWFsIGlzIGZvciB0cnlpbmcgb3V0IG9ubHk=',
      'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
    ].flatMap((known): [typeof SecretsConfig, Record<string, string>, RegExp][] => [
      [
        SecretsConfig,
        { ...production, PERSONAL_DATA_KEY: known, LEDGER_SEAL_KEY: key },
        /^PERSONAL_DATA_KEY is a published or trivial key/,
      ],
      [
        SecretsConfig,
        { ...production, PERSONAL_DATA_KEY: key, LEDGER_SEAL_KEY: known },
        /^LEDGER_SEAL_KEY is a published or trivial key/,
      ],
    ]),
    ...['http', 'worker', 'all'].map((ROLE): [typeof ServerConfig, Record<string, string>, RegExp] => [
      ServerConfig,
      { ...production, ROLE, PUBLIC_URL: 'https://www.example.com' },
      /^TRUST_PROXY is required in production/,
    ]),
    [
      ServerConfig,
      { ...production, PUBLIC_URL: 'https://www.example.com', TRUST_PROXY: '' },
      /^TRUST_PROXY is/,
    ],
    [ClockConfig, { CLOCK_OFFSET: 'tomorrow' }, 'CLOCK_OFFSET must be a whole number of seconds'],
    [ClockConfig, { ...production, CLOCK_OFFSET: '60' }, /^CLOCK_OFFSET is for tests and refused/],
  ])('%p refuses %j in one line that names the variable', (type, environment, message) => {
    expect(() => readConfig<object>(type, environment)).toThrow(message);
  });

  it.each([
    ['esdb://host:2113?tls=false', 'nobody'],
    ['esdb+discover://ana:p%40ss@cluster.example:2113?tlsCAFile=ca.crt&keep-alive-interval=10000', 'ana'],
    ['esdb://ana:p%40ss@one:2113,two:2113/?nodePreference=leader', 'ana'],
  ])('takes %s for an event store and signs each append with its user', (url, username) => {
    expect(readConfig(StorageConfig, { EVENTSTORE_URL: url }).eventStoreUrl).toBe(url);
    const { credentials } = parseEventStoreUrl(url);
    expect(credentials).toEqual({ username, password: username === 'ana' ? 'p@ss' : 'nothing' });
  });

  const notWhom = ['yes', 'true', '10', '-1', '10.0.0.1,', '10.0.0.0/33', '10.0.0.0/0', 'proxy.example'];
  it.each([...notWhom, '::/0', 'fd00::/129', '10.0.0.0/8/8', 'all', 'local', '*'])(
    'refuses TRUST_PROXY=%s, which does not say whose word counts',
    (TRUST_PROXY) => {
      expect(() => readConfig(ServerConfig, { TRUST_PROXY })).toThrow(
        /^TRUST_PROXY must be the number of proxies/,
      );
    },
  );

  it.each([
    ['0', false],
    ['false', false],
    ['2', 2],
    ['9', 9],
    ['loopback, 10.0.0.0/8,2001:db8::/32', ['loopback', '10.0.0.0/8', '2001:db8::/32']],
    ['uniquelocal,linklocal,10.0.0.9/32', ['uniquelocal', 'linklocal', '10.0.0.9/32']],
  ])('reads from TRUST_PROXY=%s whose word counts', (TRUST_PROXY, proxies) => {
    expect(readConfig(ServerConfig, { TRUST_PROXY }).trustProxy).toEqual(proxies);
  });

  it.each(['false', '0', '1', '10.0.0.0/8'])(
    'starts production at an https address once TRUST_PROXY=%s has said whose word counts',
    (TRUST_PROXY) => {
      const environment = { ...production, PUBLIC_URL: 'https://www.example.com', TRUST_PROXY };
      expect(readConfig(ServerConfig, environment).publicUrl).toBe('https://www.example.com');
    },
  );

  it('needs no word on proxies in development, nor in production on loopback without https', () => {
    expect(readConfig(ServerConfig, { PUBLIC_URL: 'https://www.example.com' }).trustProxy).toBeUndefined();
    const onLoopback = { ...production, PUBLIC_URL: 'http://localhost:3000' };
    expect(readConfig(ServerConfig, onLoopback).trustProxy).toBeUndefined();
  });

  it('takes random keys in production', () => {
    const given = { ...production, PERSONAL_DATA_KEY: key, LEDGER_SEAL_KEY: key };
    expect(readConfig(SecretsConfig, given).personalDataKey).toBe(key);
  });

  it('lets production be tried out on loopback without https', () => {
    const config = readConfig(ServerConfig, { ...production, PUBLIC_URL: 'http://localhost:3000' });
    expect(config.isHttps).toBe(false);
  });

  it('counts the loopback names as its own origins only while it listens there', () => {
    const atHome = readConfig(ServerConfig, { PORT: '4000' });
    expect(atHome.origins).toEqual(
      expect.arrayContaining(['http://localhost:4000', 'http://127.0.0.1:4000']),
    );
    const outside = readConfig(ServerConfig, { HOST: '0.0.0.0', PUBLIC_URL: 'https://www.example.com' });
    expect(outside.origins).toEqual(['https://www.example.com']);
    const ADMIN_URL = 'https://admin.example.com';
    const withAdmins = { HOST: '0.0.0.0', PUBLIC_URL: 'https://www.example.com', ADMIN_URL };
    expect(readConfig(ServerConfig, withAdmins).origins).toEqual(['https://www.example.com', ADMIN_URL]);
  });
});
