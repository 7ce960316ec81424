import { z } from 'zod';
import type { OrganizationEmailEvent, OrganizationEvent } from '../../organizations/facts.js';
import { catalogueOf } from '../index.js';
import { freeText, text } from './fields.js';

export type OrganizationsEvent = OrganizationEvent | OrganizationEmailEvent;

const organization = z.object({ tag: text });
const noted = organization.extend({ note: freeText });
const ofAddress = organization.extend({ emailKey: text, masterAffiliateId: text });

const tag = 'HAR';
const anAddress = { emailKey: '7a31', tag, masterAffiliateId: '6f1d2c3b' };

export const organizationsEvents = catalogueOf<OrganizationsEvent>()({
  OrganizationRegistered: {
    data: ofAddress.extend({
      name: text,
      credentialId: text.nullable(),
      subjectId: text,
      person: z.object({ contactName: text, email: text }).nullable(),
    }),
    example: {
      ...anAddress,
      name: 'Houston Association of Realtors',
      credentialId: 'c0ffee01',
      subjectId: '7a31.HAR',
      person: { contactName: 'Ben Ito', email: 'ben@har.example' },
    },
  },
  OrganizationApproved: { data: noted, example: { tag, note: 'called them' } },
  OrganizationRejected: { data: noted, example: { tag, note: 'nobody answers' } },
  OrganizationCredentialsChanged: {
    data: organization.extend({ credentialId: text }),
    example: { tag, credentialId: 'c0ffee02' },
  },
  OrganizationEmailClaimed: { data: ofAddress, example: anAddress },
  OrganizationEmailReleased: { data: ofAddress, example: anAddress },
});
