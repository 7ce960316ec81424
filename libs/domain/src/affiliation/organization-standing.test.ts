import { isApprovedFor } from './organization-standing.js';

const member = { affiliateId: 'm-1', isMaster: false };
const account = { affiliateId: 'a-1', isMaster: true };
const standing = (status: 'waiting' | 'approved', masterAffiliateId = 'a-1') => ({
  status,
  linkOpened: true,
  masterAffiliateId,
});

describe('an organization earns from sales', () => {
  it.each([
    ['of a member once it is approved', standing('approved'), member, true],
    ['of its own account once it is approved', standing('approved'), account, true],
    ['of a member not while it waits', standing('waiting'), member, false],
    ['of its own account not while it waits', standing('waiting'), account, false],
    ['of the account of another that had the tag before not', standing('approved', 'a-2'), account, false],
    ['of a member also where the tag has another account now', standing('approved', 'a-2'), member, true],
    ['of a member not where nobody has the tag', null, member, false],
    ['of an account not where nobody has the tag', null, account, false],
  ] as const)('%s', (_, organization, affiliate, takesPart) => {
    expect(isApprovedFor(organization, affiliate)).toBe(takesPart);
  });
});
