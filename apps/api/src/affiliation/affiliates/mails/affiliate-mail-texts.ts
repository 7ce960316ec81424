import type { RegisteredBy } from '@closewise/domain/affiliation';

/** Why the link is mailed. */
export type LinkMailOccasion = 'registered' | 'asked-again' | 'replaced';

/** What the mails with a dashboard link say. */
export type LinkMailTexts = Readonly<{ subject: string; reason: string }>;

const welcome: Readonly<Record<RegisteredBy, string>> = {
  affiliate: 'You are registered as an affiliate of Closewise. Your account is ready.',
  admin: 'Closewise has opened an affiliate account for you. It is ready.',
  import: 'Your affiliate account has moved to Closewise. It is ready.',
  organization: 'The master account of your organization is registered with Closewise.',
};

/** The words of an occasion. */
export function linkMailTexts(occasion: LinkMailOccasion, registeredBy: RegisteredBy): LinkMailTexts {
  if (occasion === 'registered') {
    const subject =
      registeredBy === 'organization'
        ? "Your organization's affiliate dashboard"
        : 'Welcome: your affiliate dashboard and referral code';
    return { subject, reason: welcome[registeredBy] };
  }
  if (occasion === 'asked-again') {
    return { subject: 'Your affiliate dashboard link', reason: 'Here is the link that you asked for.' };
  }
  return {
    subject: 'Your new affiliate dashboard link',
    reason: 'Your dashboard has a new link. The old one has ended and opens nothing any more.',
  };
}
