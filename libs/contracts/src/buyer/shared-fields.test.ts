import { signupRequest } from '../affiliates/index.js';
import { forgotPasswordRequest, masterSetupRequest } from '../organizations/index.js';
import { createReportRequest, findReportsRequest } from './index.js';
import { isEmailAddress } from './shared-fields.js';

describe('an email address', () => {
  it.each([
    'user@example.com',
    'user@example.xn--p1ai',
    'user@xn--80ak6aa92e.xn--p1ai',
    "o'neil@example.com",
    'first.last+tag@mail.example.co.uk',
    ' ana@example.com ',
    '_a-b_@example.museum',
  ])('%s is valid', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  it.each([
    'user',
    'user@localhost',
    '@example.com',
    'a@b@example.com',
    '.a@example.com',
    'a..b@example.com',
    'a.@example.com',
    'a b@example.com',
    'a@example..com',
    'a@-example.com',
    'a@example.c',
    'a@example.123',
    'a@example.xn--',
    'a@example.com\r\nbcc:x@example.com',
    '<a@example.com>',
    'https://evil.example',
    '',
  ])('%j is invalid', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });

  it.each([
    ['an order', createReportRequest.shape.userEmail],
    ['a lost link', findReportsRequest.shape.email],
    ['a sign-up', signupRequest.shape.email],
    ['an organization', masterSetupRequest.shape.contactEmail],
    ['a forgotten password', forgotPasswordRequest.shape.email],
  ])('%s is valid at an internationalized host', (_, schema) => {
    expect(schema.safeParse('user@example.xn--p1ai').success).toBe(true);
  });
});
