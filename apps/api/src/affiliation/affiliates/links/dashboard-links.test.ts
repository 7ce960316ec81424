import { ServerConfig } from '../../../platform/config/variables/server-config.js';
import type { RateLimits } from '../../../platform/http/rate-limits/rate-limits.js';
import { MasterKey } from '../../../platform/personal-data/master-key.js';
import { SealedPersonalData } from '../../../platform/personal-data/sealed-personal-data.js';
import type { SubjectKeys } from '../../../platform/personal-data/subject-keys.js';
import type { Affiliates, Affiliate } from '../affiliates.js';
import { DashboardLinks } from './dashboard-links.js';

const personalData = new SealedPersonalData({} as SubjectKeys, new MasterKey(Buffer.alloc(32, 7)));
const links = new DashboardLinks({} as Affiliates, personalData, {} as RateLimits, new ServerConfig());
const affiliate = {
  affiliateId: '6f1d2c3b-0a55-4c1d-9a55-1d2c3b4a5f60',
  linkGeneration: 3,
} as Affiliate;

describe('the token of a secret link', () => {
  it.each([
    ['mailed', 'm', '062857b0631c01349fe448065126c79eac07869b22d213405af8f0b3bfc84d5d'],
    ['shown', 's', 'b1aa6cdb38f525cbef3bfad6f32c66abc6c813c4a79ce00f23a124c9d901192f'],
    ['not-me', 'n', '5e295f7f71b4cf0d1044eceaa27401ed09b200d09a70b0bf8b609592d700df3e'],
  ] as const)('is what mails have carried to people already: %s', (purpose, initial, signature) => {
    const token = links.tokenFor(affiliate, purpose);
    expect(token).toBe(`${initial}.6f1d2c3b-0a55-4c1d-9a55-1d2c3b4a5f60.3.${signature}`);
  });
});
