import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { Controller, Get, Module, Res, StreamableFile } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pino } from 'pino';
import { ServerConfig } from '../config/server-config.js';
import { lookAfterOpenRequests } from './open-requests.js';
import { HttpModule } from './http.module.js';

const patienceMs = 300;
const late = Promise.withResolvers<object>();
let rest = Promise.withResolvers<string>();

@Controller()
class SlowController {
  @Get('quick')
  quick(): object {
    return { quick: true };
  }

  @Get('never')
  neverAnswer(): Promise<object> {
    return new Promise(() => undefined);
  }

  @Get('late')
  answerLate(): Promise<object> {
    return late.promise;
  }

  @Get('download')
  download(): StreamableFile {
    return new StreamableFile(Readable.from(inTwoParts()));
  }

  @Get('own')
  own(@Res() reply: FastifyReply): void {
    reply.hijack();
    void rest.promise.then((text) => reply.raw.end(text));
  }
}

async function* inTwoParts(): AsyncGenerator<string> {
  yield 'begun and ';
  yield await rest.promise;
}

@Module({
  imports: [HttpModule],
  controllers: [SlowController],
  providers: [{ provide: ServerConfig, useValue: new ServerConfig() }],
  exports: [ServerConfig],
})
class SlowModule {}

async function listening(lines: string[]): Promise<NestFastifyApplication> {
  const loggerInstance = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const adapter = new FastifyAdapter({ loggerInstance, forceCloseConnections: 'idle' });
  lookAfterOpenRequests(adapter.getInstance() as unknown as FastifyInstance, patienceMs, 20);
  const module = { module: SlowModule, global: true };
  const application = await NestFactory.create<NestFastifyApplication>(module, adapter, { logger: false });
  await application.listen(0, '127.0.0.1');
  return application;
}

describe('a handler that takes too long', () => {
  let application: NestFastifyApplication;
  let url: string;
  const lines: string[] = [];

  beforeAll(async () => {
    application = await listening(lines);
    url = await application.getUrl();
  });

  afterAll(() => application.close());

  const untilPatienceIsOver = async (): Promise<void> => {
    expect((await fetch(`${url}/never`)).status).toBe(503);
  };
  const isWell = async (): Promise<void> => {
    expect(await (await fetch(`${url}/quick`)).json()).toEqual({ quick: true });
  };

  it('is answered for: its caller is told to try again, and its own answer is not sent any more', async () => {
    const answer = await fetch(`${url}/late`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toMatchObject({
      message: 'The service is briefly unavailable. Please try again in a moment.',
    });
    expect(lines.join()).toContain('no answer within 300 ms');
    late.resolve({ late: true });
    await isWell();
  });

  it('is left alone once it has begun to answer, or answers in its own way', async () => {
    lines.length = 0;
    const download = await fetch(`${url}/download`);
    const own = fetch(`${url}/own`);
    await untilPatienceIsOver();
    expect(lines).toEqual([expect.stringContaining('no answer within 300 ms')]);
    rest.resolve('ended');
    expect(await download.text()).toBe('begun and ended');
    expect(await (await own).text()).toBe('ended');
  });

  it('is forgotten when its caller went away', async () => {
    const caller = new AbortController();
    const asking = fetch(`${url}/never`, { signal: caller.signal });
    await isWell();
    caller.abort();
    await expect(asking).rejects.toThrow('aborted');
    await untilPatienceIsOver();
    await isWell();
  });
});

describe('a server that closes', () => {
  it('answers what it has begun, and waits no longer for it than its callers', async () => {
    rest = Promise.withResolvers();
    const application = await listening([]);
    const url = await application.getUrl();
    const download = await fetch(`${url}/download`);
    // The download is older than a handler may become when the server closes.
    expect((await fetch(`${url}/never`)).status).toBe(503);
    const unanswered = fetch(`${url}/never`);
    await fetch(`${url}/quick`);
    const reserve = connect(Number(new URL(url).port), '127.0.0.1');
    await once(reserve, 'connect');
    const closed = application.close().then(() => 'closed');
    const refusal = await unanswered;
    expect([refusal.status, refusal.headers.get('connection')]).toEqual([503, 'close']);
    rest.resolve('ended');
    expect(await download.text()).toBe('begun and ended');
    // Clients may keep connections for 72 s.
    expect(await Promise.race([closed, pause(30_000, 'still open', { ref: false })])).toBe('closed');
  });
});
