import {
  type AffiliateEmailCommand,
  type ReserveReferralCode,
  affiliateEmailDecider,
  referralCodeDecider,
} from './reservations.js';
import type { AffiliateEmailEvent, ReferralCodeReserved } from './reservations.js';

const reserve = (affiliateId: string): ReserveReferralCode => ({
  type: 'ReserveReferralCode',
  code: 'MAPLE7K4M',
  affiliateId,
});
const reserved: ReferralCodeReserved = {
  type: 'ReferralCodeReserved',
  data: { code: 'MAPLE7K4M', affiliateId: 'ana' },
};

describe('a referral code', () => {
  const decide = (given: ReferralCodeReserved[], command: ReserveReferralCode): ReferralCodeReserved[] =>
    referralCodeDecider.decide(
      command,
      given.reduce(referralCodeDecider.evolve, referralCodeDecider.initialState),
    );

  it('belongs to the first affiliate that reserves it; a repetition changes nothing', () => {
    expect(decide([], reserve('ana'))).toStrictEqual([reserved]);
    expect(decide([reserved], reserve('ana'))).toStrictEqual([]);
  });

  it('is refused to all others', () => {
    expect(() => decide([reserved], reserve('bea'))).toThrow('This referral code is taken');
  });
});

const claim = (type: AffiliateEmailCommand['type'], affiliateId: string): AffiliateEmailCommand => ({
  type,
  emailKey: 'k',
  affiliateId,
});
const fact = (type: AffiliateEmailEvent['type'], affiliateId: string): AffiliateEmailEvent => ({
  type,
  data: { emailKey: 'k', affiliateId },
});

describe('an affiliate’s email address', () => {
  const decide = (given: AffiliateEmailEvent[], command: AffiliateEmailCommand): AffiliateEmailEvent[] =>
    affiliateEmailDecider.decide(
      command,
      given.reduce(affiliateEmailDecider.evolve, affiliateEmailDecider.initialState),
    );
  const claimed = fact('AffiliateEmailClaimed', 'ana');
  const released = fact('AffiliateEmailReleased', 'ana');
  const barred = fact('AffiliateEmailBarred', 'ana');

  it.each<[string, AffiliateEmailEvent[], AffiliateEmailCommand, AffiliateEmailEvent[]]>([
    ['is claimed', [], claim('ClaimEmail', 'ana'), [claimed]],
    ['is claimed once', [claimed], claim('ClaimEmail', 'ana'), []],
    ['is released by its owner', [claimed], claim('ReleaseEmail', 'ana'), [released]],
    ['is released by nobody else', [claimed], claim('ReleaseEmail', 'bea'), []],
    [
      'is free for another one afterwards',
      [claimed, released],
      claim('ClaimEmail', 'bea'),
      [fact('AffiliateEmailClaimed', 'bea')],
    ],
    ['is barred with its owner', [claimed], claim('BarEmail', 'ana'), [barred]],
    ['is barred once', [claimed, barred], claim('BarEmail', 'ana'), []],
    ['stays barred', [claimed, barred], claim('ReleaseEmail', 'ana'), []],
  ])('%s', (_title, given, command, expected) => {
    expect(decide(given, command)).toStrictEqual(expected);
  });

  it('is refused while it belongs to another affiliate', () => {
    expect(() => decide([claimed], claim('ClaimEmail', 'bea'))).toThrow(
      'This email address is already registered',
    );
  });

  it('[AF-06] cannot register again after a termination', () => {
    expect(() => decide([claimed, barred], claim('ClaimEmail', 'ana'))).toThrow(
      'This email address cannot be registered again',
    );
  });
});
