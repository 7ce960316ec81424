import { personal } from '@closewise/contracts/personal';
import { z } from 'zod';
import { maskedReader } from './reader.js';
import { maskPersonalData } from './mask-personal-data.js';

/** Signs that a test can read: what is hidden, turned round. */
const reader = maskedReader({ pseudonym: (_, text) => text.split('').toReversed().join('') });

const masked = (schema: z.ZodType, value: unknown): unknown => maskPersonalData(value, schema, reader);
const name = personal(z.string());

describe('an answer for an auditor', () => {
  it.each<[string, z.ZodType, unknown, unknown]>([
    ['a name', z.object({ name }), { name: 'Ana' }, { name: '(hidden ana)' }],
    ['what may be missing', z.object({ name: name.nullable() }), { name: null }, { name: null }],
    ['what may be left out', z.object({ name: name.optional() }), { name: 'Ana' }, { name: '(hidden ana)' }],
    ['each of a list', z.array(z.object({ name })), [{ name: 'Bo' }], [{ name: '(hidden ob)' }]],
    ['a list of names', z.object({ by: z.array(name) }), { by: ['Bo'] }, { by: ['(hidden ob)'] }],
    ['by a record', z.record(z.string(), name), { a: 'Bo' }, { a: '(hidden ob)' }],
    [
      'one of several forms',
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('house'), name: z.string() }),
        z.object({ kind: z.literal('person'), name }),
      ]),
      { kind: 'person', name: 'Bo' },
      { kind: 'person', name: '(hidden ob)' },
    ],
    [
      'a whole that is personal',
      z.object({ home: personal(z.object({ street: z.string(), zip: z.number() })) }),
      { home: { street: '1 Elm', zip: 77002 } },
      { home: { street: '(hidden mle 1)', zip: 0 } },
    ],
    [
      'an address within a reason',
      z.object({ reason: z.string() }),
      { reason: 'ana@x.example asked for it' },
      { reason: '(hidden elpmaxe.) asked for it' },
    ],
    [
      'the id of a report within a text, which opens it',
      z.object({ stream: z.string() }),
      { stream: 'report-4711000000000042@1' },
      { stream: 'report-(hidden 24000000)@1' },
    ],
  ])('hides %s', (_, schema, value, expected) => {
    expect(masked(schema, value)).toEqual(expected);
  });

  it('shows all else as it is', () => {
    const answer = {
      cents: 1200,
      at: '2026-10-31T10:00:00.000Z',
      transferId: 'tr_4711000000000042',
      on: true,
    };
    const schema = z.object({ cents: z.number(), at: z.string(), transferId: z.string(), on: z.boolean() });
    expect(masked(schema, answer)).toEqual(answer);
  });

  it('hides once what a sentence and the schema of its field both hide', () => {
    const hidden = maskedReader({ pseudonym: () => '3f9a01bc77' });
    expect(hidden.personal(hidden.personal('Ana'))).toBe('(hidden 3f9a01bc)');
  });

  it('has one sign for a person, however the name is written, and names what is no person', () => {
    expect(reader.personal(' Maria ')).toBe(reader.personal('maria'));
    expect(['operator', 'system', '', '(erased)'].map(reader.personal)).toEqual([
      'operator',
      'system',
      '',
      '(erased)',
    ]);
  });
});
