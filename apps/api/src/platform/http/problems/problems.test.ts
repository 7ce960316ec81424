import { Body, Controller, Get, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DomainError } from '@closewise/domain/events';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { z } from 'zod';
import { ResponseSchema } from '../openapi/response-schema.js';
import { ServerConfig } from '../../config/variables/server-config.js';
import { EventStoreUnavailableError } from '../../event-store/event-store.js';
import { addHeaders } from '../requests/headers.js';
import { HttpModule } from '../http.module.js';
import { refuseOtherOrigins } from '../requests/refused-requests.js';
import { createServer } from '../server.js';

const lot = z.strictObject({
  zipCode: z.string().max(5),
  price: z.number('Please enter a valid purchase price').positive('Please enter a valid purchase price'),
  kind: z.enum(['house', 'condo']).optional(),
  note: z
    .string()
    .regex(/^\P{Cc}*$/u, 'must not contain control characters')
    .optional(),
  anything: z.unknown().optional(),
});

@Controller('api/lots')
class LotsController {
  @Post()
  @ResponseSchema(z.object({ price: z.number() }))
  price(@Body({ schema: lot }) { price, kind }: z.infer<typeof lot>): object {
    if (kind === 'condo')
      throw new DomainError('billing.report-paid', 'This lot is sold', { soldTo: 'another buyer' });
    return { price, secret: 'not for clients' };
  }

  @Post('empty')
  anything(@Body({ schema: z.strictObject({ premium: z.boolean().optional() }) }) body: object): object {
    return body;
  }

  @Get('broken')
  broken(): never {
    throw new Error('password=hunter2');
  }

  @Get('unavailable')
  unavailable(): never {
    throw new EventStoreUnavailableError('connect ECONNREFUSED 10.0.0.1');
  }
}

const config = new ServerConfig();

@Module({ imports: [HttpModule], controllers: [LotsController], providers: [] })
class LotsModule {}

describe('what a bad request gets', () => {
  let application: NestFastifyApplication;
  const lines: string[] = [];

  beforeAll(async () => {
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const root = {
      module: LotsModule,
      global: true,
      providers: [{ provide: ServerConfig, useValue: config }],
      exports: [ServerConfig],
    };
    application = await NestFactory.create<NestFastifyApplication>(root, createServer(config, log), {
      logger: false,
      bodyParser: false,
      abortOnError: false,
    });
    const server = application.getHttpAdapter().getInstance() as unknown as FastifyInstance;
    refuseOtherOrigins(server, config);
    await addHeaders(server, config);
    await application.init();
    await server.ready();
  });

  afterAll(() => application.close());

  const post = (payload: string, headers: Record<string, string> = {}, url = '/api/lots') =>
    application.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });

  it.each([
    ['nothing', '', 400, 'Zip code is missing'],
    ['null', 'null', 400, 'The request must be an object'],
    ['a list', '[]', 400, 'The request must be an object'],
    ['a wrong type', '{"zipCode":5,"price":1}', 400, 'Zip code must be text'],
    [
      'a text that is too long',
      '{"zipCode":"123456","price":1}',
      400,
      'Zip code is too long: at most 5 characters',
    ],
    ['a price of NaN', '{"zipCode":"1","price":null}', 400, 'Please enter a valid purchase price'],
    ['a negative price', '{"zipCode":"1","price":-1}', 400, 'Please enter a valid purchase price'],
    ['an unknown value', '{"zipCode":"1","price":1,"kind":"x"}', 400, 'Kind must be one of house, condo'],
    ['an unknown field', '{"zipCode":"1","price":1,"pool":1}', 400, "Unknown field 'pool'"],
    [
      'a control character',
      '{"zipCode":"1","price":1,"note":"\\u0000"}',
      400,
      'Note must not contain control characters',
    ],
    [
      'a zero byte',
      '{"zipCode":"1","price":1,"anything":["\\u0000"]}',
      400,
      'The request contains characters that are not text',
    ],
    [
      'half a surrogate pair',
      '{"zipCode":"\\ud83d","price":1}',
      400,
      'The request contains characters that are not text',
    ],
    ['a prototype', '{"zipCode":"1","price":1,"__proto__":{}}', 400, 'The request is not valid JSON'],
    ['broken JSON', '{"zipCode":', 400, 'The request is not valid JSON'],
    [
      'too much',
      JSON.stringify({ note: 'x'.repeat(102_400) }),
      413,
      'The request is too large: at most 100 kB are accepted',
    ],
    ['a refusal of the business', '{"zipCode":"1","price":1,"kind":"condo"}', 409, 'This lot is sold'],
  ])('[PL-04] %s: a sentence that says what is wrong', async (_, payload, status, message) => {
    const response = await post(payload);
    expect(response.json()).toMatchObject({ status, success: false, message });
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      status,
      'application/problem+json; charset=utf-8',
    ]);
  });

  it.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('[PL-04] refuses a body of type %s', async (type) => {
    const response = await post('zipCode=1', { 'content-type': type });
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
      415,
      'Please send the request as JSON (content-type: application/json)',
    ]);
  });

  it('reads lists in lists as deep as its size allows', async () => {
    const deep = '['.repeat(51_000) + ']'.repeat(51_000);
    expect((await post(`{"zipCode":"1","price":5,"anything":${deep}}`)).json()).toEqual({ price: 5 });
  });

  it('accepts a request without a body, with a JSON content type or none', async () => {
    expect((await post('', {}, '/api/lots/empty')).json()).toEqual({});
    const bare = await application.inject({ method: 'POST', url: '/api/lots/empty' });
    expect([bare.statusCode, bare.json()]).toEqual([201, {}]);
  });

  it('answers with what the schema names, and nothing else', async () => {
    expect((await post('{"zipCode":"1","price":5}')).json()).toEqual({ price: 5 });
  });

  it('[PL-04] tells nothing of a fault but its request id, by which the log tells the rest', async () => {
    const response = await application.inject('/api/lots/broken');
    const problem = response.json<Record<string, unknown>>();
    expect([problem['status'], problem['message']]).toEqual([500, 'An error occurred. Please try again.']);
    expect(problem['requestId']).toBe(response.headers['x-request-id']);
    expect(response.body).not.toMatch(/hunter2|stack|\.ts/);
    const logged = lines.filter((line) => line.includes('request failed')).map((line) => JSON.parse(line));
    expect(logged).toEqual([
      expect.objectContaining({
        reqId: problem['requestId'],
        err: expect.objectContaining({ message: 'password=hunter2' }),
      }),
    ]);
  });

  it('asks to come back while the database is away', async () => {
    const response = await application.inject('/api/lots/unavailable');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    expect(response.body).not.toContain('10.0.0.1');
  });

  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, 201],
    [{ origin: 'http://127.0.0.1:3000' }, 201],
    [{}, 201],
  ])('carries out a request with %j: %i', async (headers, status) => {
    expect((await post('{"zipCode":"1","price":5}', headers)).statusCode).toBe(status);
  });

  it('keeps scripts of others out of pages', async () => {
    const { headers } = await application.inject('/no-such-page');
    expect(headers['content-security-policy']).toMatch(/default-src 'self'/);
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('keeps what it answers to itself', async () => {
    const { headers } = await post('{}');
    expect([headers['x-content-type-options'], headers['cache-control'], headers['referrer-policy']]).toEqual(
      ['nosniff', 'no-store', 'no-referrer'],
    );
  });
});
