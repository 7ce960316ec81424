import { z } from 'zod';
import { eventSection } from './event-catalogue.mjs';

const data = z.object({
  caseId: z.string(),
  outcome: z.enum(['won', 'lost']).describe('The decision'),
  cents: z.int().nullable(),
  note: z.string().optional(),
  person: z.object({ name: z.string() }).nullable().describe('Encrypted'),
  steps: z.array(z.object({ at: z.string().nullable().describe('ISO UTC') })),
  share: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('amount'), cents: z.int() }),
    z.object({ kind: z.literal('percent'), basisPoints: z.int() }),
  ]),
});

describe('the section of an event in the catalogue', () => {
  it('says what happened, its fields and an example', () => {
    expect(eventSection('CaseClosed', { description: 'A case was closed.', data, example: { caseId: 'c1' } }))
      .toBe(`### CaseClosed

A case was closed.

| field | type | meaning |
|---|---|---|
| \`caseId\` | \`string\` |  |
| \`outcome\` | \`'won' or 'lost'\` | The decision |
| \`cents\` | \`integer or null\` |  |
| \`note?\` | \`string\` |  |
| \`person\` | \`object or null\` | Encrypted |
| \`person.name\` | \`string\` |  |
| \`steps[].at\` | \`string or null\` | ISO UTC |
| \`share\` | \`one of these\` |  |
| \`share.kind\` | \`'amount'\` |  |
| \`share.cents\` | \`integer\` |  |
| \`share.kind\` | \`'percent'\` |  |
| \`share.basisPoints\` | \`integer\` |  |

\`\`\`json
{
  "caseId": "c1"
}
\`\`\`
`);
  });
});
