import type { OpenAPIObject } from '@nestjs/swagger';
import { StrictDocument } from './strict-document.js';

const documentWith = (dispute: object) =>
  new StrictDocument({
    openapi: '3.1.0',
    info: { title: 'Orders', version: '1' },
    paths: {
      '/api/orders/{orderId}': {
        get: {
          responses: {
            200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } },
          },
        },
      },
    },
    components: {
      schemas: {
        Order: {
          type: 'object',
          properties: { dispute },
          required: ['dispute'],
          additionalProperties: false,
        },
      },
    },
  } as unknown as OpenAPIObject);

const nullable = { type: ['string', 'null'], enum: ['open', 'lost', null] };
const order = { method: 'GET', path: '/api/orders/47', status: 200, contentType: 'application/json' };

describe('an answer checked against the document', () => {
  it.each([
    ['a value that the schema lists', nullable, order, '{"dispute":"open"}', null],
    ['null where the schema lists it', nullable, order, '{"dispute":null}', null],
    [
      'null where the values lack it',
      { type: ['string', 'null'], enum: ['open', 'lost'] },
      order,
      '{"dispute":null}',
      '200 contradicts its schema: data/dispute must be equal to one of the allowed values',
    ],
    [
      'a field that the schema lacks',
      nullable,
      order,
      '{"dispute":null,"email":"a@example.com"}',
      '200 contradicts its schema: data must NOT have additional properties',
    ],
    ['another status', nullable, { ...order, status: 409 }, '{}', '409 is not documented: {}'],
    [
      'another type',
      nullable,
      { ...order, contentType: 'text/html' },
      '<p>',
      '200 is text/html, not application/json',
    ],
    ['an address that is no operation', nullable, { ...order, path: '/api/docs' }, '{}', null],
  ])('%s', (_, dispute, answer, body, expected) => {
    expect(documentWith(dispute).contradiction({ ...answer, body })).toBe(expected);
  });

  it('refuses a document with a keyword that no validator knows', () => {
    const document = documentWith({ type: 'string', nulable: true });
    expect(() => document.contradiction({ ...order, body: '{"dispute":null}' })).toThrow();
  });
});
