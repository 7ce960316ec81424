import { z } from 'zod';
import type { PersonErased } from '../../privacy/index.js';
import { catalogueOf } from '../index.js';
import { text } from './fields.js';

export const privacyEvents = catalogueOf<PersonErased>()({
  PersonErased: {
    data: z.object({
      subjectId: text,
      reason: z.enum(['request', 'retention']),
      keys: z.array(z.object({ keyId: text, subjectId: text })),
    }),
    example: {
      subjectId: '7a31',
      reason: 'request',
      keys: [{ keyId: '0df1c341-277f-402e-a64f-104672c7e127', subjectId: '7a31.4711000000000042' }],
    },
  },
});
