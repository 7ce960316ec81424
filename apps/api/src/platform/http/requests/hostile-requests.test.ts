import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { Body, Controller, Get, Ip, Module, Param, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { z } from 'zod';
import { ServerConfig } from '../../config/variables/server-config.js';
import { addHeaders } from './headers.js';
import { refuseLongAddresses } from './refused-requests.js';
import { HttpModule } from '../http.module.js';
import { createServer } from '../server.js';

const note = z.strictObject({ text: z.string() });

@Controller('api/notes')
class NotesController {
  @Post()
  write(@Body({ schema: note }) body: object): object {
    return body;
  }

  @Get('who')
  who(@Ip() address: string): object {
    return { address };
  }

  @Get(':id')
  read(@Param('id') id: string): object {
    return { id };
  }
}

@Controller('api/docs')
class DocsController {
  @Get()
  show(): string {
    return 'the documentation';
  }
}

const config = Object.assign(new ServerConfig(), { trustProxy: 1 });

@Module({ imports: [HttpModule], controllers: [NotesController, DocsController] })
class NotesModule {}

describe('a hostile request', () => {
  let application: NestFastifyApplication;
  let port: number;
  const lines: string[] = [];

  beforeAll(async () => {
    const root = {
      module: NotesModule,
      global: true,
      providers: [{ provide: ServerConfig, useValue: config }],
      exports: [ServerConfig],
    };
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    application = await NestFactory.create<NestFastifyApplication>(root, createServer(config, log), {
      logger: false,
      bodyParser: false,
      abortOnError: false,
    });
    const server = application.getHttpAdapter().getInstance() as unknown as FastifyInstance;
    await addHeaders(server, config);
    refuseLongAddresses(server);
    await application.listen(0, '127.0.0.1');
    port = Number(new URL(await application.getUrl()).port);
  });

  afterAll(() => application.close());

  const speak = async (bytes: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.end(bytes);
    await once(socket, 'close');
    return answer;
  };
  const post = (payload: string | Buffer) =>
    application.inject({
      method: 'POST',
      url: '/api/notes',
      payload,
      headers: { 'content-type': 'application/json' },
    });

  it.each([
    ['garbage', 'GARBAGE\r\n\r\n', 400, 'The request is not valid'],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'too large',
    ],
    [
      'a length and a chunked body',
      'POST /api/notes HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'The request is not valid',
    ],
  ])('[PL-04] gets a sentence as problem+json for %s', async (_, bytes, status, message) => {
    const [head = '', body = ''] = (await speak(bytes)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head).toContain('application/problem+json');
    expect(JSON.parse(body)).toMatchObject({
      success: false,
      status,
      message: expect.stringContaining(message),
    });
  });

  it.each(['constructor', 'prototype', 'toString'])('[PL-04] is refused with a field %s', async (name) => {
    const answer = await post(`{"text":"a","${name}":1}`);
    expect([answer.statusCode, answer.json().message]).toEqual([400, `Unknown field '${name}'`]);
  });

  it('[PL-04] is refused when its text is not UTF-8', async () => {
    const answer = await post(Buffer.from([...Buffer.from('{"text":"'), 0xff, 0xfe, ...Buffer.from('"}')]));
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'The request is not valid UTF-8']);
  });

  it('[PL-04] is refused from the first byte over 100 kB on', async () => {
    const ofBytes = (bytes: number): string => `{"text":"${'x'.repeat(bytes - 11)}"}`;
    expect((await post(ofBytes(100 * 1024))).statusCode).toBe(201);
    const answer = await post(ofBytes(100 * 1024 + 1));
    expect([answer.statusCode, answer.json().message]).toEqual([
      413,
      'The request is too large: at most 100 kB are accepted',
    ]);
  });

  it.each([
    `/${'/'.repeat(2047)}x`,
    `/?q=${'%2f'.repeat(5000)}`,
    `/faq/${'a'.repeat(15_000)}`,
    `/es${'/a;b'.repeat(900)}`,
  ])('[PL-04] is refused when the address of a page is longer than 2 kB (%#)', async (url) => {
    const answer = await application.inject(url);
    expect([answer.statusCode, answer.json().message, answer.headers['cache-control']]).toEqual([
      414,
      'The address is too long',
      'no-store',
    ]);
  });

  it('gets the answer of an address of 2 kB, and of a longer one of the API', async () => {
    expect((await application.inject(`/${'/'.repeat(2046)}x`)).statusCode).toBe(404);
    expect((await application.inject(`/api/notes/${'a'.repeat(5000)}`)).statusCode).toBe(200);
  });

  it.each(['%ff', '%', '%zz'])('asks for the thing called %s, whatever that decodes to', async (id) => {
    const answer = await application.inject(`/api/notes/${id}?q=%ff`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { id }]);
  });

  it('cannot choose the address it comes from, only the nearest proxy can', async () => {
    const headers = { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' };
    expect((await application.inject({ url: '/api/notes/who', headers })).json()).toEqual({
      address: '203.0.113.9',
    });
  });

  it('allows inline styles in the API documentation alone', async () => {
    const policyOf = async (url: string): Promise<string> =>
      String((await application.inject(url)).headers['content-security-policy']);
    expect(await policyOf('/api/notes/1')).not.toContain('unsafe');
    expect(await policyOf('/api/docs')).toContain("style-src 'self' 'unsafe-inline'");
    expect(await policyOf('/api/docs')).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('that breaks off is no fault of the server', async () => {
    const begun = once(application.getHttpServer(), 'request');
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /api/notes HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"te',
    );
    const [, response] = (await begun) as [unknown, ServerResponse];
    const answered = new Promise((done) => response.on('close', done));
    socket.destroy();
    await answered;
    expect((await application.inject('/api/notes/1')).statusCode).toBe(200);
    expect(lines).toEqual([]);
  });
});
