import { z } from 'zod';
import { defineEvents, freeText, type DataOf, type EventOf } from '../events/index.js';

const subject = z.object({ subjectId: z.string() });
const erasureReason = z
  .enum(['request', 'retention'])
  .describe('`request`: the person requested it; `retention`: the retention period has ended');
const erasedKey = z.object({ keyId: z.string(), subjectId: z.string() });

export const privacyEvents = defineEvents({
  PersonErased: {
    description:
      'A person, or one of their reports, is erased: these keys are destroyed, and the data of their subjects is deleted.',
    // Version 2 adds the note and whether there were objections.
    upcasters: [(data) => ({ ...data, note: null, despiteObjections: false })],
    data: subject.extend({
      reason: erasureReason,
      keys: z.array(erasedKey).describe('The keys that encrypted data of the subject'),
      note: freeText.nullable(),
      despiteObjections: z.boolean().describe('Whether something still needed the data'),
    }),
    example: {
      subjectId: '7a31',
      reason: 'request',
      keys: [{ keyId: '0df1c341-277f-402e-a64f-104672c7e127', subjectId: '7a31.4711000000000042' }],
      note: 'requested by email, ticket 4711',
      despiteObjections: false,
    },
  },
  PersonLookedUp: {
    description: 'The data stored about a person, or about one of their reports, was looked up.',
    data: subject,
    example: { subjectId: '7a31' },
  },
  PersonExported: {
    description: 'The data stored about a person, or about one of their reports, was exported.',
    data: subject.extend({ note: freeText.nullable() }),
    example: { subjectId: '7a31', note: 'requested by email, ticket 4711' },
  },
});

/** What happened to the personal data of a subject. */
export type PrivacyEvent = EventOf<typeof privacyEvents>;
export type PersonErased = EventOf<typeof privacyEvents, 'PersonErased'>;
export type PersonExported = EventOf<typeof privacyEvents, 'PersonExported'>;
export type PersonLookedUp = EventOf<typeof privacyEvents, 'PersonLookedUp'>;
export type ErasureReason = DataOf<typeof erasureReason>;
export type ErasedKey = DataOf<typeof erasedKey>;
