import { breakingChanges } from './breaking-changes.mjs';

const order = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    total: { type: 'number' },
    note: { type: 'string' },
    status: { type: 'string', enum: ['open', 'paid'] },
  },
  required: ['id', 'total'],
};
const json = (schema) => ({ content: { 'application/json': { schema } } });

/** A document of one endpoint, in which what a client sends and reads can be changed. */
function documentOf({ body = order, answer = order, parameters = [], more = {} } = {}) {
  const operation = {
    parameters: [{ in: 'query', name: 'page' }, ...parameters],
    requestBody: json({ $ref: '#/components/schemas/Order' }),
    responses: { 200: json({ type: 'object', properties: { orders: { type: 'array', items: answer } } }) },
  };
  return {
    paths: { '/api/orders': { put: { ...operation, ...more } } },
    components: { schemas: { Order: body } },
  };
}

const without = (field) => ({
  ...order,
  properties: Object.fromEntries(Object.entries(order.properties).filter(([name]) => name !== field)),
});
const withField = (field, schema, required = order.required) => ({
  ...order,
  properties: { ...order.properties, [field]: schema },
  required,
});
const found = (changed) => breakingChanges(documentOf(), documentOf(changed));

describe('[PL-03] what breaks a client', () => {
  it.each([
    [
      'an endpoint that is gone',
      () => breakingChanges(documentOf(), { paths: {}, components: { schemas: {} } }),
      'PUT /api/orders: is gone',
    ],
    [
      'a field that is gone from an answer',
      () => found({ answer: without('total') }),
      'PUT /api/orders 200 orders[].total: is gone',
    ],
    [
      'a field of another type',
      () => found({ answer: withField('total', { type: 'string' }) }),
      'PUT /api/orders 200 orders[].total: is string where it was number',
    ],
    [
      'a field that may be missing',
      () => found({ answer: { ...order, required: ['id'] } }),
      'PUT /api/orders 200 orders[].total: may be missing now',
    ],
    [
      'a field that may be null',
      () => found({ answer: withField('total', { type: 'number', nullable: true }) }),
      'PUT /api/orders 200 orders[].total: may be null now',
    ],
    [
      'a field that may be null, as OpenAPI 3.1 writes it',
      () => found({ answer: withField('total', { type: ['number', 'null'] }) }),
      'PUT /api/orders 200 orders[].total: may be null now',
    ],
    [
      'a component that may be null, as OpenAPI 3.1 writes it',
      () => found({ answer: { anyOf: [order, { type: 'null' }] } }),
      'PUT /api/orders 200 orders[]: may be null now',
    ],
    [
      'a field that must be sent',
      () => found({ body: withField('reason', { type: 'string' }, ['id', 'total', 'reason']) }),
      'PUT /api/orders body reason: must be sent now',
    ],
    [
      'a field that need not be sent before',
      () => found({ body: { ...order, required: ['id', 'total', 'note'] } }),
      'PUT /api/orders body note: must be sent now',
    ],
    [
      'a field that is no longer accepted',
      () => found({ body: without('note') }),
      'PUT /api/orders body note: is gone',
    ],
    [
      'a value that is no longer accepted',
      () => found({ body: withField('status', { type: 'string', enum: ['paid'] }) }),
      "PUT /api/orders body status: 'open' is refused",
    ],
    [
      'a parameter that must be sent',
      () => found({ parameters: [{ in: 'query', name: 'sort', required: true }] }),
      'PUT /api/orders query sort: must be sent now',
    ],
    [
      'another status',
      () => found({ more: { responses: { 201: json(order) } } }),
      'PUT /api/orders 200: is gone',
    ],
  ])('is %s', (_, changes, expected) => {
    expect(changes()).toEqual([expected]);
  });

  it.each([
    ['nothing new', {}],
    ['a field more in an answer', { answer: withField('paidAt', { type: 'string' }) }],
    ['a field that need not be sent', { body: withField('reason', { type: 'string' }) }],
    [
      'a value more that is taken',
      { body: withField('status', { type: 'string', enum: ['open', 'paid', 'held'] }) },
    ],
    ['a parameter that may be sent', { parameters: [{ in: 'query', name: 'sort' }] }],
    ['a field that may be left out now', { body: { ...order, required: ['id'] } }],
  ])('is not %s', (_, changed) => {
    expect(found(changed)).toEqual([]);
  });

  it('is not another way to write that a value may be null', () => {
    const old = documentOf({
      answer: withField('status', { type: 'string', enum: ['open'], nullable: true }),
    });
    const now = documentOf({
      answer: withField('status', { type: ['string', 'null'], enum: ['open', null] }),
    });
    expect(breakingChanges(old, now)).toEqual([]);
  });
});
