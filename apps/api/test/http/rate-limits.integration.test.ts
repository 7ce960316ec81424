import { Controller, Get, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { ServerConfig } from '../../src/platform/config/variables/server-config.js';
import { Database } from '../../src/platform/database/database.js';
import { HttpModule } from '../../src/platform/http/http.module.js';
import { ForgetRateLimits } from '../../src/platform/http/rate-limits/rate-limits.module.js';
import { RateLimited } from '../../src/platform/http/rate-limits/rate-limited.js';
import { RateLimits } from '../../src/platform/http/rate-limits/rate-limits.js';
import { createServer } from '../../src/platform/http/server.js';
import { freshDatabase, type TestDatabase } from '../postgres.js';

const limit = { points: 3, perSeconds: 300, refusal: 'That was often.' };

@Controller('api/letters')
class LettersController {
  @Post()
  @RateLimited('letters', limit)
  write(): object {
    return { written: true };
  }

  @Get()
  read(): object {
    return {};
  }
}

@Module({ imports: [HttpModule], controllers: [LettersController] })
class LettersModule {}

async function start(database: Database): Promise<NestFastifyApplication> {
  const config = new ServerConfig();
  const root = {
    module: LettersModule,
    global: true,
    providers: [
      { provide: ServerConfig, useValue: config },
      { provide: Database, useValue: database },
      RateLimits,
    ],
    exports: [ServerConfig, RateLimits],
  };
  const server = createServer(config, pino({ level: 'silent' }));
  const application = await NestFactory.create<NestFastifyApplication>(root, server, {
    logger: false,
    bodyParser: false,
    abortOnError: false,
  });
  await application.init();
  await (application.getHttpAdapter().getInstance() as unknown as FastifyInstance).ready();
  return application;
}

describe('a rate limit by address', () => {
  let test: TestDatabase;
  let processes: NestFastifyApplication[];

  beforeAll(async () => {
    test = await freshDatabase();
    processes = await Promise.all([start(test.database), start(test.database)]);
  });

  afterAll(async () => {
    await Promise.all((processes ?? []).map((process) => process.close()));
    await test?.close();
  });

  const write = (process: number, remoteAddress: string, headers: Record<string, string> = {}) =>
    processes[process]!.inject({ method: 'POST', url: '/api/letters', remoteAddress, headers });
  const statuses = async (addresses: readonly string[]): Promise<number[]> => {
    const answers = [];
    for (const [index, address] of addresses.entries()) answers.push(await write(index % 2, address));
    return answers.map(({ statusCode }) => statusCode);
  };

  it('[PL-07] counts over all processes, and refuses with the time to wait', async () => {
    expect(await statuses(Array(5).fill('203.0.113.1'))).toEqual([201, 201, 201, 429, 429]);
    const refused = await write(0, '203.0.113.1');
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(refused.json()).toMatchObject({
      success: false,
      status: 429,
      message: 'That was often. Please try again in 5 minutes.',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(200);
  });

  it('[PL-07] counts all addresses of an IPv6 network as one, and other addresses separately', async () => {
    const network = ['2001:db8::1', '2001:db8::2', '2001:db8::ffff', '2001:db8:0:0:9::1'];
    expect(await statuses([...network, '2001:db8:0:1::1'])).toEqual([201, 201, 201, 429, 201]);
  });

  it('[PL-07] ignores a forged forwarding header', async () => {
    await statuses(Array(3).fill('203.0.113.2'));
    const pretending = await write(0, '203.0.113.2', { 'x-forwarded-for': '198.51.100.1' });
    expect(pretending.statusCode).toBe(429);
  });

  it('counts parallel requests one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => write(i % 2, '203.0.113.3')));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
  });

  it('counts each of several parallel requests to one process', async () => {
    expect(await statuses(['203.0.113.4'])).toEqual([201]);
    const answers = await Promise.all(Array.from({ length: 4 }, () => write(0, '203.0.113.4')));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
    const wait = answers.map(({ headers }) => Number(headers['retry-after'] ?? 300));
    expect(Math.min(...wait)).toBeGreaterThan(200);
    const again = await Promise.all(Array.from({ length: 4 }, (_, i) => write(i % 2, '203.0.113.4')));
    expect(again.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429, 429]);
  });

  it('leaves unlimited routes alone, and stores no address', async () => {
    const reads = await Promise.all(
      Array.from({ length: 6 }, () =>
        processes[0]!.inject({ url: '/api/letters', remoteAddress: '203.0.113.1' }),
      ),
    );
    expect(reads.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const rows = await test.database.query<{ key: string }>('select key from durable.rate_limits');
    expect(rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0|2001:|198\.51/);
  });

  it('expires when its period is over', async () => {
    await test.database.query('update durable.rate_limits set expire = 1');
    await new ForgetRateLimits(test.database).run();
    expect(await test.database.query('select 1 from durable.rate_limits')).toEqual([]);
  });

  it('asks clients to come back while Postgres is down', async () => {
    const pool = new pg.Pool({ connectionString: test.url });
    await pool.end();
    const away = new Database(pool, test.url, test.dataSource);
    const alone = await start(away);
    const answer = await alone.inject({ method: 'POST', url: '/api/letters' });
    expect([answer.statusCode, answer.json().message]).toEqual([
      503,
      'The service is briefly unavailable. Please try again in a moment.',
    ]);
    await alone.close();
  });
});
