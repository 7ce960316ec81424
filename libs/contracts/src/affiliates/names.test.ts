import { createAffiliateRequest, editAffiliateRequest } from '../admin/index.js';
import { masterSetupRequest } from '../organizations/index.js';
import { signupRequest } from './index.js';

const link = 'A name cannot contain a web address';
const marks = 'The name contains hidden direction marks. Please type it instead of pasting it.';
const person = { email: 'ana@example.com', acceptTerms: true };
const organization = {
  organizationName: 'Austin Board of Realtors',
  organizationTag: 'AUSTIN',
  contactEmail: 'eva@example.com',
  contactName: 'Eva Ruiz',
  loginPassword: 'four unrelated words here',
};

describe('a name', () => {
  it.each([
    ['sign-up', (name: string) => signupRequest.safeParse({ ...person, name })],
    ['an admin who adds an affiliate', (name: string) => createAffiliateRequest.shape.name.safeParse(name)],
    ['an admin who changes one', (name: string) => editAffiliateRequest.shape.name.safeParse(name)],
    [
      'an organization',
      (name: string) => masterSetupRequest.safeParse({ ...organization, organizationName: name }),
    ],
    ['its contact', (name: string) => masterSetupRequest.safeParse({ ...organization, contactName: name })],
  ])('with a link or direction marks is refused at %s', (_, parse) => {
    const messageOf = (name: string) => parse(name).error?.issues[0]?.message;
    expect([
      messageOf('Your refund of $940 is ready: https://evil.example'),
      messageOf('www.evil.example'),
      messageOf('Ana\u202e Lopez'),
      messageOf('Ana Lopez'),
    ]).toEqual([link, link, marks, undefined]);
  });
});
