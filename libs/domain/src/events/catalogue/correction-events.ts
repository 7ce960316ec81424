import { z } from 'zod';
import type { BalanceCorrected } from '../../ledger/facts.js';
import { catalogueOf } from '../index.js';
import { freeText, payee, text, whole } from './fields.js';

export const correctionEvents = catalogueOf<BalanceCorrected>()({
  BalanceCorrected: {
    data: z.object({ reference: freeText, payee, cents: whole, reason: freeText, correctedBy: text }),
    example: {
      reference: 'ticket-481',
      payee: { kind: 'affiliate', id: '6f1d2c3b' },
      cents: -1250,
      reason: 'Sale of October was credited twice',
      correctedBy: 'maria',
    },
  },
});
