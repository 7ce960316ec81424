import { z } from 'zod';
import * as admin from '../admin/index.js';
import * as organizations from '../organizations/index.js';
import * as payouts from '../payouts/index.js';
import { sentenceFor, wordsFor } from './index.js';

const queries = [admin, organizations, payouts].flatMap((contracts) =>
  Object.entries(contracts as Record<string, unknown>).filter(
    (entry): entry is [string, z.ZodObject] => entry[0].endsWith('Query') && entry[1] instanceof z.ZodObject,
  ),
);

/** The sentence about each field of a query that holds what no field takes. */
const refusals = queries.flatMap(([name, schema]) =>
  Object.keys(schema.shape).flatMap((field) => {
    const parsed = schema.safeParse({ [field]: '%'.repeat(500) }, { error: wordsFor });
    return parsed.success ? [] : [[`${name} ${field}`, field, sentenceFor(parsed.error.issues)] as const];
  }),
);

describe('a refusal of a query', () => {
  it.each(refusals)('%s names its field once', (_, field, sentence) => {
    const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    expect(sentence.toLowerCase().split(words)).toHaveLength(2);
    expect(sentence).not.toContain(`${words} ${field}`);
  });

  it('is made for fields of every list', () => {
    expect(refusals.length).toBeGreaterThan(20);
  });

  it.each([
    [admin.affiliateListQuery, { page: '0' }, 'Page must be a whole number from 1 to 100000'],
    [admin.affiliateListQuery, { pageSize: '501' }, 'Page size must be a whole number from 1 to 500'],
    [admin.orderListQuery, { state: 'texas' }, 'State must be two letters, such as TX'],
  ])('is one sentence', (schema, query, sentence) => {
    expect(sentenceFor(schema.safeParse(query).error!.issues)).toBe(sentence);
  });
});
