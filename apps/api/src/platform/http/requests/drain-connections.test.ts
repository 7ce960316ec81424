import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { Controller, Get, Module, Post, Res, StreamableFile } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pino } from 'pino';
import { ServerConfig } from '../../config/variables/server-config.js';
import { drainConnectionsOnClose } from './drain-connections.js';
import { HttpModule } from '../http.module.js';

const patienceMs = 100;
/** Longer than the tests: their servers look at the open requests when they are made to, by `lookedAt`. */
const neverMs = 3_600_000;
const late = Promise.withResolvers<object>();
let arrived = Promise.withResolvers<void>();
let rest = Promise.withResolvers<string>();

@Controller()
class SlowController {
  @Get('quick')
  quick(): object {
    return { quick: true };
  }

  @Post('told')
  told(): object {
    return { told: true };
  }

  @Get('never')
  neverAnswer(): Promise<object> {
    arrived.resolve();
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

type Listening = Readonly<{
  application: NestFastifyApplication;
  /** The answer of a request that the server looks at again and again. */
  lookedAt: <Answer>(request: Promise<Answer>) => Promise<Answer>;
}>;

async function listening(lines: string[]): Promise<Listening> {
  const loggerInstance = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const adapter = new FastifyAdapter({ loggerInstance, forceCloseConnections: 'idle' });
  const regularly = jest.spyOn(globalThis, 'setInterval');
  drainConnectionsOnClose(adapter.getInstance() as unknown as FastifyInstance, patienceMs, neverMs);
  const look = regularly.mock.calls[0]![0];
  regularly.mockRestore();
  const module = { module: SlowModule, global: true };
  const application = await NestFactory.create<NestFastifyApplication>(module, adapter, { logger: false });
  await application.listen(0, '127.0.0.1');
  const lookedAt = <Answer>(request: Promise<Answer>): Promise<Answer> => {
    const looking = setInterval(look, 20);
    return request.finally(() => clearInterval(looking));
  };
  return { application, lookedAt };
}

describe('a handler that takes too long', () => {
  let application: NestFastifyApplication;
  let lookedAt: Listening['lookedAt'];
  let url: string;
  const lines: string[] = [];

  beforeAll(async () => {
    ({ application, lookedAt } = await listening(lines));
    url = await application.getUrl();
  });

  afterAll(() => application.close());

  const untilPatienceIsOver = async (): Promise<void> => {
    expect((await lookedAt(fetch(`${url}/never`))).status).toBe(503);
  };
  const isWell = async (): Promise<void> => {
    expect(await (await fetch(`${url}/quick`)).json()).toEqual({ quick: true });
  };

  it('is answered with a request to try again, and its own answer is no longer sent', async () => {
    const answer = await lookedAt(fetch(`${url}/late`));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toMatchObject({
      message: 'The service is briefly unavailable. Please try again in a moment.',
    });
    expect(lines.join()).toContain(`no answer within ${patienceMs} ms`);
    late.resolve({ late: true });
    await isWell();
  });

  it('is left alone once it has begun to answer, or answers in its own way', async () => {
    lines.length = 0;
    const download = await fetch(`${url}/download`);
    const own = fetch(`${url}/own`);
    await untilPatienceIsOver();
    expect(lines).toEqual([expect.stringContaining(`no answer within ${patienceMs} ms`)]);
    rest.resolve('ended');
    expect(await download.text()).toBe('begun and ended');
    expect(await (await own).text()).toBe('ended');
  });

  it('[PL-04] is not blamed for a body that does not come: its sender is told so, and the connection ends', async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let told = '';
    socket.on('data', (chunk: Buffer) => (told += chunk.toString()));
    socket.write(
      'POST /told HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"a',
    );
    await lookedAt(once(socket, 'close'));
    expect(told).toMatch(/^HTTP\/1\.1 408 /);
    expect(told).toContain('The request took too long. Please try again.');
    await isWell();
  });

  it('is forgotten when its caller went away', async () => {
    arrived = Promise.withResolvers();
    const caller = new AbortController();
    const asking = fetch(`${url}/never`, { signal: caller.signal });
    await arrived.promise;
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
    const { application, lookedAt } = await listening([]);
    const url = await application.getUrl();
    const download = await fetch(`${url}/download`);
    // The download is older than a handler may become when the server closes.
    expect((await lookedAt(fetch(`${url}/never`))).status).toBe(503);
    arrived = Promise.withResolvers();
    const unanswered = fetch(`${url}/never`);
    await arrived.promise;
    await fetch(`${url}/quick`);
    const accepted = once(application.getHttpServer(), 'connection');
    const reserve = connect(Number(new URL(url).port), '127.0.0.1').resume();
    await accepted;
    const cut = once(reserve, 'close');
    const closed = application.close().then(() => 'closed');
    await cut;
    const refusal = await lookedAt(unanswered);
    expect([refusal.status, refusal.headers.get('connection')]).toEqual([503, 'close']);
    rest.resolve('ended');
    expect(await download.text()).toBe('begun and ended');
    // Clients may keep connections for 72 s.
    expect(await Promise.race([closed, pause(30_000, 'still open', { ref: false })])).toBe('closed');
  });
});
