import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseDocument } from 'yaml';

const root = resolve(import.meta.dirname, '..');
const read = (file) => readFileSync(join(root, file), 'utf8');
/** Each part declares the variables that it reads, next to its code. */
const sources = join(root, 'apps/api/src');
const readByTheApplication = new Set(
  readdirSync(sources, { recursive: true })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(join(sources, file), 'utf8').matchAll(/@Expose\(\{ name: '([A-Z_]+)'/g),
    ])
    .map(([, name]) => name),
);

describe('docker-compose.yml', () => {
  const document = parseDocument(read('docker-compose.yml'), { merge: true });
  const { services, volumes } = document.toJS();

  it('[PL-08] is YAML that starts Postgres, EventStoreDB, a mail catcher and the application in both roles', () => {
    expect(document.errors).toEqual([]);
    expect(Object.keys(services)).toEqual(['postgres', 'eventstore', 'mail', 'http', 'worker']);
    expect([services.http.environment.ROLE, services.worker.environment.ROLE]).toEqual(['http', 'worker']);
    for (const { image } of Object.values(services)) expect(image).not.toMatch(/:latest$/);
  });

  it('connects the application to the three others, and keeps what they store', () => {
    const { environment, depends_on } = services.worker;
    expect(environment.DATABASE_URL).toContain('@postgres/');
    expect(environment.EVENTSTORE_URL).toContain('eventstore:2113');
    expect(environment.SMTP_URL).toContain('mail:');
    expect(Object.keys(depends_on)).toEqual(['postgres', 'eventstore', 'mail']);
    const named = Object.values(services).flatMap((service) => service.volumes ?? []);
    expect(named.map((volume) => volume.split(':')[0])).toEqual(Object.keys(volumes));
  });

  it('lets the event store send no telemetry', () => {
    expect(services.eventstore.environment.EVENTSTORE_TELEMETRY_OPTOUT).toBe('true');
  });

  it.each(['PERSONAL_DATA_KEY', 'LEDGER_SEAL_KEY'])(
    'has no %s of its own: the operator must give one',
    (name) => {
      for (const { environment } of [services.http, services.worker]) {
        expect(environment[name]).toMatch(new RegExp(`^\\$\\{${name}:\\?[^}]+\\}$`));
      }
    },
  );

  it('has no password of the database of its own', () => {
    expect(services.postgres.environment.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?[^}]+\}$/);
    expect(services.http.environment.DATABASE_URL).toBe(
      'postgres://closewise:${POSTGRES_PASSWORD}@postgres/closewise',
    );
  });

  it('passes on what an https address in production needs', () => {
    expect(services.http.environment.TRUST_PROXY).toBe('${TRUST_PROXY:-}');
  });

  it('sets only variables that the application reads', () => {
    const set = Object.keys(services.http.environment);
    expect(set.filter((name) => !readByTheApplication.has(name))).toEqual([]);
  });
});

describe('the variables', () => {
  it('are all explained to operators', () => {
    const explained = new Set(
      [...read('docs/operations.md').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
    );
    expect([...readByTheApplication].filter((name) => !explained.has(name))).toEqual([]);
  });
});

describe('Dockerfile', () => {
  it('puts neither sources nor tests nor docs into the image', () => {
    const [, image] = read('Dockerfile').split(/\nFROM .*\n(?=ENV)/);
    const copied = [...image.matchAll(/^COPY --from=build \/closewise\/(\S+)/gm)].map(([, path]) => path);
    expect(copied).toContain('apps/api/dist/bundle');
    const served = 'apps/api/src/payouts/statements/verify-statement.mjs'; // a program that the site offers
    expect(
      copied.filter((path) => path !== served && /(^|\/)(src|test|docs|e2e|bench|scripts)(\/|$)/.test(path)),
    ).toEqual([]);
    expect(copied).not.toContain('');
  });

  it('copies the manifest of each workspace before it installs', () => {
    const [beforeInstall] = read('Dockerfile').split('RUN npm ci');
    for (const workspace of JSON.parse(read('package.json')).workspaces) {
      expect(beforeInstall).toContain(`${workspace}/package.json`);
    }
  });
});
