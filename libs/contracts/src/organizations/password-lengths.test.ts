import type { z } from 'zod';
import { masterSetupRequest } from './master-setup.js';
import { organizationCredentialsRequest } from './passwords.js';

const form = {
  organizationName: 'Austin Board of Realtors',
  organizationTag: 'AUSTIN',
  contactEmail: 'eva@example.com',
  contactName: 'Eva Ruiz',
  loginPassword: 'four unrelated words here',
};
const said = (schema: z.ZodType, body: object): string | undefined =>
  schema.safeParse(body).error?.issues[0]?.message;
const setUp = (changes: object) => said(masterSetupRequest, { ...form, ...changes });
const change = (newPassword: string) =>
  said(organizationCredentialsRequest, { currentPassword: 'x', newPassword });

describe('the password of an organization', () => {
  it.each([
    [11, 'Password must be at least 12 characters long'],
    [12, undefined],
    [200, undefined],
    [201, 'Password may have at most 200 characters'],
  ])('[OR-01] of %d characters, as a person counts them, when it registers', (length, refusal) => {
    expect(setUp({ loginPassword: 'x'.repeat(length) })).toBe(refusal);
    expect(setUp({ loginPassword: '👍'.repeat(length) })).toBe(refusal);
  });

  it.each([
    [15, 'New password must be at least 16 characters long'],
    [16, undefined],
    [200, undefined],
    [201, 'New password may have at most 200 characters'],
  ])('[OR-02] of %d characters, as a person counts them, when it is changed', (length, refusal) => {
    expect(change('x'.repeat(length))).toBe(refusal);
    expect(change('👍'.repeat(length))).toBe(refusal);
  });

  it('[OR-01] stands beside a tag of one to ten letters and digits', () => {
    expect([setUp({ organizationTag: 'A' }), setUp({ organizationTag: 'ABCDE67890' })]).toEqual([
      undefined,
      undefined,
    ]);
    expect(setUp({ organizationTag: 'ABCDE678901' })).toBe(
      'Organization tag may have at most 10 letters or digits',
    );
  });
});
