import { jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createApplication } from '../../src/application.js';
import { Passwords } from '../../src/platform/auth/passwords/passwords.js';
import { AccountChecks, Sessions } from '../../src/platform/auth/sessions/sessions.js';
import { sessionKinds, type SessionKind } from '../../src/platform/access/roles.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { readConfig } from '../../src/platform/config/read-config.js';
import { ServerConfig } from '../../src/platform/config/variables/server-config.js';
import { EventStoreUnavailableError } from '../../src/platform/event-store/event-store.js';
import { startedDatabase, variablesOf } from '../started-database.js';
import { cheap } from '../buyer/shop.js';
import type { TestDatabase } from '../postgres.js';

/** Accounts that exist for these tests alone; those of the modules are asked as ever. */
const revoked = new Set<string>();
const auditors = new Set<string>();

/** The whole application, with extra routes under /try/:kind that only use sessions. */
export class AccessHarness {
  readonly routes: string[] = [];
  private passedMs = 0;

  private constructor(
    readonly application: NestFastifyApplication,
    readonly test: TestDatabase,
  ) {}

  static async open(environment: Record<string, string> = {}): Promise<AccessHarness> {
    const test = await startedDatabase();
    const variables = { ...variablesOf(test.url), ...environment };
    Object.assign(process.env, variables);
    const routes: string[] = [];
    const application = await createApplication(
      readConfig(ServerConfig, { LOG_LEVEL: 'silent', ...environment }),
      (server) => {
        server.get('/try/forgotten', () => Promise.resolve('open to everybody'));
        server.addHook('onRoute', ({ method, url }) => {
          for (const one of [method].flat()) routes.push(`${one} ${url}`);
        });
      },
    );
    await application.init();
    application.get(Passwords, { strict: false }).cost = cheap;
    const server = application.getHttpAdapter().getInstance() as unknown as FastifyInstance;
    addTryRoutes(server, application.get(Sessions, { strict: false }));
    await server.ready();
    for (const name of Object.keys(variables)) delete process.env[name];
    const harness = new AccessHarness(application, test);
    harness.routes.push(...routes);
    harness.speakForAccounts();
    harness.holdTheClock();
    return harness;
  }

  async close(): Promise<void> {
    jest.restoreAllMocks();
    await this.application.close();
    await this.test.close();
  }

  get sessions(): Sessions {
    return this.application.get(Sessions, { strict: false });
  }

  ask(options: InjectOptions): Promise<LightMyRequestResponse> {
    return this.application.inject(options as Parameters<NestFastifyApplication['inject']>[0]);
  }

  /** Signs in and returns the Cookie header of the browser. */
  async signIn(kind: SessionKind, subjectId = 'ann', cookie = '', userAgent = ''): Promise<string> {
    const answer = await this.ask({
      method: 'POST',
      url: `/try/${kind}/sign-in?subjectId=${subjectId}`,
      headers: { cookie, 'user-agent': userAgent },
    });
    return String(answer.headers['set-cookie']).split(';')[0] ?? '';
  }

  /** Status of a page that only the kind's session opens. */
  async enters(kind: SessionKind, cookie: string): Promise<number> {
    return (await this.ask({ url: `/try/${kind}`, headers: { cookie } })).statusCode;
  }

  pass(milliseconds: number): void {
    this.passedMs += milliseconds;
  }

  revoke(subjectId: string): void {
    revoked.add(subjectId);
  }

  /** From now on this admin of these tests is an auditor. */
  callAuditor(subjectId: string): void {
    auditors.add(subjectId);
  }

  /** The admins of these tests sign in although no module knows them. */
  private speakForAccounts(): void {
    const checks = this.application.get(AccountChecks, { strict: false });
    const asked = checks.roleOf.bind(checks);
    jest.spyOn(checks, 'roleOf').mockImplementation(async (session) => {
      if (session.subjectId.startsWith('nobody')) return asked(session);
      if (session.subjectId === 'unreadable') throw new EventStoreUnavailableError('away');
      if (revoked.has(session.subjectId)) return null;
      return auditors.has(session.subjectId) ? 'auditor' : session.kind;
    });
  }

  /** Time passes by `pass` alone, however slow the machine is. */
  private holdTheClock(): void {
    const clock = this.application.get(Clock, { strict: false });
    const start = clock.now().getTime();
    jest.spyOn(clock, 'now').mockImplementation(() => new Date(start + this.passedMs));
  }
}

function addTryRoutes(server: FastifyInstance, sessions: Sessions): void {
  const open = { config: { access: { roles: ['visitor'] } } } as const;
  for (const kind of sessionKinds) {
    const only = { config: { access: { roles: [kind], withoutStepUp: 'is tried here' } } };
    const subjectOf = ({ query }: FastifyRequest): string => String(Object(query).subjectId);
    server.post(`/try/${kind}/sign-in`, open, (request, reply) =>
      sessions.start(kind, subjectOf(request), request, reply),
    );
    server.post(`/try/${kind}/sign-out`, open, async (request, reply) => {
      await sessions.end(kind, request, reply);
      return {};
    });
    server.get(`/try/${kind}`, only, ({ signedIn }) => Promise.resolve(signedIn));
    server.post(`/try/${kind}/confirm`, only, async ({ signedIn }) => {
      if (signedIn) await sessions.confirm(signedIn);
      return {};
    });
    server.post(
      `/try/${kind}/danger`,
      { config: { access: { roles: [kind], requiresStepUp: true } } },
      ({ signedIn }) => Promise.resolve(signedIn),
    );
  }
}
