import { z } from 'zod';
import { portableSchema } from './portable-schema.js';

const portable = (schema: z.ZodType) => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'output' });
  return portableSchema(described);
};

describe('a schema for client generators', () => {
  it.each([
    ['the id of a report is wider than 32 bits', z.number().int(), { type: 'integer', format: 'int64' }],
    [
      'a small integer keeps its bounds',
      z.int().min(1).max(40),
      { type: 'integer', format: 'int32', minimum: 1, maximum: 40 },
    ],
    [
      'an integer just above 32 bits',
      z.int().min(0).max(2_147_483_648),
      { type: 'integer', format: 'int64', minimum: 0, maximum: 2_147_483_648 },
    ],
    ['text that may be null', z.string().nullable(), { type: ['string', 'null'] }],
    [
      'one of several values that may be null has null among the values',
      z.enum(['open', 'lost']).nullable(),
      { type: ['string', 'null'], enum: ['open', 'lost', null] },
    ],
    ['a constant is the only value', z.literal('paid'), { type: 'string', enum: ['paid'] }],
    ['a moment is described by its format alone', z.iso.datetime(), { type: 'string', format: 'date-time' }],
    [
      'an example is one of several',
      z.string().meta({ example: 'TX' }),
      { type: 'string', examples: ['TX'] },
    ],
    [
      'counts by a fixed set of words are properties',
      z.record(z.enum(['open', 'paid']), z.int().min(0).max(9)),
      {
        type: 'object',
        properties: {
          open: { type: 'integer', format: 'int32', minimum: 0, maximum: 9 },
          paid: { type: 'integer', format: 'int32', minimum: 0, maximum: 9 },
        },
        required: ['open', 'paid'],
        additionalProperties: false,
      },
    ],
  ])('[PL-03] %s', (_, schema, expected) => {
    expect(portable(schema)).toEqual(expected);
  });

  it('[PL-03] reaches what is inside of lists, objects and alternatives', () => {
    const inside = z.object({ months: z.array(z.union([z.int(), z.enum(['all']).nullable()])) });
    expect(JSON.stringify(portable(inside))).toBe(
      JSON.stringify({
        type: 'object',
        properties: {
          months: {
            type: 'array',
            items: {
              anyOf: [
                { type: 'integer', format: 'int64' },
                { type: ['string', 'null'], enum: ['all', null] },
              ],
            },
          },
        },
        required: ['months'],
        additionalProperties: false,
      }),
    );
  });
});
