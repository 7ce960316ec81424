import { z } from 'zod';
import type { PrivacyEvent } from '../../privacy/index.js';
import { catalogueOf } from '../index.js';
import { flag, freeText, text } from './fields.js';

const ofSubject = z.object({ subjectId: text });

export const privacyEvents = catalogueOf<PrivacyEvent>()({
  PersonErased: {
    // Version 2 says what was written beside it, and whether something spoke against it.
    upcasters: [(data) => ({ ...data, note: null, despiteObjections: false })],
    data: ofSubject.extend({
      reason: z.enum(['request', 'retention']),
      keys: z.array(z.object({ keyId: text, subjectId: text })),
      note: freeText.nullable(),
      despiteObjections: flag,
    }),
    example: {
      subjectId: '7a31',
      reason: 'request',
      keys: [{ keyId: '0df1c341-277f-402e-a64f-104672c7e127', subjectId: '7a31.4711000000000042' }],
      note: 'asked for by mail, ticket 4711',
      despiteObjections: false,
    },
  },
  PersonLookedUp: { data: ofSubject, example: { subjectId: '7a31' } },
  PersonExported: {
    data: ofSubject.extend({ note: freeText.nullable() }),
    example: { subjectId: '7a31', note: 'asked for by mail, ticket 4711' },
  },
});
