import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { sessionKinds } from '../../src/platform/access/roles.js';
import { componentNames } from '@closewise/contracts/components';
import { errorMeanings, errorStatuses } from '@closewise/contracts/errors';
import { AccessHarness } from '../access/access-harness.js';
import { readDocument, spelledOut } from './api-document.js';

type Endpoint = Readonly<{ method: string; path: string; hasBody: boolean }>;
type Operations = Readonly<
  Record<string, { requestBody?: unknown; responses: Readonly<Record<string, unknown>> }>
>;

const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);
/**
 * Routes that are not endpoints: the document itself, its pages, the site, pages for developers, the card simulator.
 */
const undocumented =
  /^(HEAD|OPTIONS) |^\w+ \/(api\/(docs|openapi)|\.well-known\/gpc\.json$|assets\/|social\/|blog\/|sitemap\.xml$|verify-statement\.mjs$|dev\/|\*|admin$|try\/)/;
/** Routes that take signed bytes instead of a schema; another test shows what they refuse. */
const signed = /^\/api\/webhooks\//;

function endpointsOf(document: OpenAPIObject): Endpoint[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations as Operations)
      .filter(([method]) => methods.has(method))
      .map(([method, { requestBody }]) => ({
        method: method.toUpperCase(),
        path,
        hasBody: requestBody !== undefined,
      })),
  );
}

type Media = Readonly<Record<string, { schema?: { examples?: readonly unknown[] }; example?: unknown }>>;
type DescribedOperation = Readonly<{
  summary?: string;
  parameters?: readonly { name: string; in: string; schema?: object }[];
  requestBody?: Readonly<{ content: Media }>;
  responses: Readonly<Record<string, { description?: string; content?: Media }>>;
}>;
type DescribedOperations = Readonly<Record<string, DescribedOperation>>;

/** Gaps in the documentation of an operation. */
function gapsOf({ summary, parameters = [], requestBody, responses }: DescribedOperation): string[] {
  const answers = Object.entries(responses);
  const refusals = answers.filter(
    ([status, { content }]) => status >= '400' && !content?.['application/json'],
  );
  const isPlain = !requestBody && parameters.length === 0;
  return [
    ...(summary ? [] : ['no summary']),
    ...(answers.some(([status]) => status.startsWith('2')) ? [] : ['no success']),
    ...(isPlain || refusals.length > 0 ? [] : ['no refusal']),
    ...parameters.filter(({ schema }) => !schema).map(({ name }) => `${name} without a schema`),
    ...mediaGaps('body', requestBody?.content ?? { none: { schema: {}, example: 0 } }),
    ...answers.flatMap(([status, { content = {} }]) => mediaGaps(status, content)),
    ...refusals
      .filter(([, { content }]) => !content?.['application/problem+json'])
      .map(([status]) => `${status} is no problem+json`),
  ];
}

function mediaGaps(where: string, content: Media): string[] {
  if (Object.keys(content).length === 0) return [`${where} without content`];
  return Object.entries(content).flatMap(([type, { schema, example }]) => [
    ...(schema ? [] : [`${where} without a schema`]),
    ...(type.startsWith('text/') || (example ?? schema?.examples?.[0]) !== undefined
      ? []
      : [`${where} without an example`]),
  ]);
}

describe('every endpoint', () => {
  let harness: AccessHarness;
  let application: NestFastifyApplication;
  let endpoints: Endpoint[];
  /** Cookies of a user with every role, since most routes require one. */
  let cookie: string;

  beforeAll(async () => {
    harness = await AccessHarness.open();
    application = harness.application;
    endpoints = endpointsOf(await readDocument(application));
    cookie = (await Promise.all(sessionKinds.map((kind) => harness.signIn(kind)))).join('; ');
  });
  afterAll(() => harness?.close());

  it('[PL-03] is in the OpenAPI document', () => {
    const documented = new Set(
      endpoints.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const missing = harness.routes.filter((route) => !undocumented.test(route) && !documented.has(route));
    expect(missing).toEqual([]);
    expect(harness.routes.length).toBeGreaterThan(3);
  });

  it('[PL-03] is described by a summary, schemas, refusals and examples', async () => {
    const { paths } = spelledOut(await readDocument(application));
    const gaps = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations as DescribedOperations).flatMap(([method, operation]) =>
        gapsOf(operation).map((gap) => `${method} ${path}: ${gap}`),
      ),
    );
    expect(gaps).toEqual([]);
  });

  it('[PL-03] refers to the contracts by name, and inlines none of them', async () => {
    const { components, paths } = await readDocument(application);
    const named = new Set(Object.keys(components?.schemas ?? {}));
    expect(named).toEqual(new Set(componentNames.values()));
    const refs = JSON.stringify([paths, components]).match(/#\/components\/schemas\/\w+/g) ?? [];
    expect(new Set(refs.map((ref) => ref.split('/').at(-1)))).toEqual(named);
    expect([...named]).toEqual(expect.arrayContaining(['CreateReportRequest', 'ProblemView']));
  });

  it('[PL-03] names every refusal code with its meaning and status', async () => {
    const { ProblemView } = (await readDocument(application)).components?.schemas ?? {};
    expect(ProblemView).toMatchObject({
      properties: {
        code: {
          enum: Object.keys(errorStatuses),
          'x-statuses': errorStatuses,
          'x-meanings': errorMeanings,
        },
        declineCode: { type: 'string' },
      },
    });
  });

  it('[PL-03] can be tried out in Swagger UI', async () => {
    const page = await application.inject('/api/docs');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html']);
    expect(page.body).toContain('<title>Closewise API</title>');
    const script = /src="([^"]*swagger-ui-bundle\.js)"/.exec(page.body)?.[1] ?? '';
    expect((await application.inject(new URL(script, 'http://x/api/docs').pathname)).statusCode).toBe(200);
  });

  it('does not exist if it belongs to an unused payment provider', async () => {
    const answer = await application.inject({ method: 'POST', url: '/api/webhooks/stripe', payload: {} });
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'There is nothing at this address']);
  });

  it.each([
    ['a number', '5', 'application/json', [400, 404]],
    ['a list', '[]', 'application/json', [400, 404]],
    ['an unknown field', '{"nobodyKnowsThis":1}', 'application/json', [400, 404]],
    ['a wrong type everywhere', everyFieldWrong(), 'application/json', [400, 404]],
    ['half a document', '{"address":', 'application/json', [400]],
    ['too much', JSON.stringify({ address: 'x'.repeat(102_400) }), 'application/json', [413]],
    ['a form', 'address=x', 'application/x-www-form-urlencoded', [415]],
  ])('[PL-04] refuses %s with a sentence', async (_, payload, type, allowed) => {
    const withBody = endpoints.filter(({ hasBody, path }) => hasBody && !signed.test(path));
    expect(withBody.length).toBeGreaterThan(0);
    for (const { method, path } of withBody) {
      const url = path.replace(/\{\w+\}/g, '4503599627370497');
      const response = await application.inject({
        method: method as 'POST',
        url,
        payload,
        headers: { 'content-type': type, cookie },
      });
      const problem = response.json<{ status: number; message: string; success: boolean }>();
      expect({
        url,
        status: response.statusCode,
        allowed: allowed.includes(response.statusCode),
      }).toMatchObject({
        allowed: true,
      });
      expect(problem).toMatchObject({ success: false, message: expect.stringMatching(/^\S.{5,}/) });
    }
  });
});

/** The fields of the buyer's bodies, each with a wrong type. */
function everyFieldWrong(): string {
  const names = ['address', 'price', 'premium', 'paymentIntentId', 'clientSecret', 'cardNumber'];
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, { deep: [1] }])));
}
