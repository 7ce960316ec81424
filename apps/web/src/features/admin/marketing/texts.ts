import type { Claim } from '@closewise/domain/marketing';

const claims: Readonly<Record<Exclude<Claim, `CLAIM_TESTIMONIAL_${number}`>, string>> = {
  CLAIM_TRUST: '47,000+ homeowners trust it',
  CLAIM_SPEED: 'Ready in under 2 minutes',
  CLAIM_ACCURACY: 'Estimates typically within 5-10%',
  CLAIM_STATES: 'All 50 states',
  CLAIM_SAVINGS: 'Savings typically $2,000-$5,000+',
};

const texts = {
  loading: 'Loading settings...',
  claims: {
    title: 'Claims',
    lede: 'What the site says of itself. A claim that is switched off stands on no page, in neither language.',
    names: claims,
  },
  testimonials: {
    title: 'Testimonials',
    lede: 'The savings as they are, and what the buyer said of them: only what you enter here, and only where you have it.',
    names: { 1: 'First testimonial: $3,200 saved', 2: 'Second testimonial: $2,800 saved' },
    shown: 'Shown on the site',
    consent:
      'Enter only what this person has agreed to see published. What was entered stays in the log of events: prefer a first name with an initial.',
    languages: { EN: 'English', ES: 'Spanish' },
    fields: { WORDS: 'What they said', NAME: 'Name', PLACE: 'Place' },
    hints: {
      WORDS: 'Without quotation marks. Empty shows none.',
      NAME: 'Such as Ann B.',
      PLACE: 'Such as Waco, TX',
    },
  },
  socialProof: {
    title: 'Social proof',
    lede: 'The notices by which the site tells visitors of recent purchases.',
    enabled: 'Show notices',
    frequency: 'Display frequency',
    every: (seconds: string) => `Every ${seconds} seconds`,
    duration: 'Display duration',
    seconds: (seconds: string) => `${seconds} seconds`,
    position: 'Position',
    positions: { 'bottom-left': 'Bottom left', 'bottom-right': 'Bottom right' },
    message: 'Message',
    messageHint: 'It may hold {propertyType}, {location} and {priceRange}.',
    save: 'Save Changes',
    unchanged: 'Changes Saved',
    saved: 'Settings Saved',
    savedHelp: 'Visitors get them with the next page that they open.',
    defaults: 'Failed to load settings. Using defaults.',
    test: 'Test Notification',
    testHelp: 'It comes in a moment, as visitors would see it.',
  },
  on: 'On',
  off: 'Off',
  reason: 'Reason',
  reasonHint: 'Optional. It stands beside the change in the list of admin actions.',
  unchanged: 'Nothing has changed yet.',
  save: { claims: 'Save claims', testimonials: 'Save testimonials' },
  submitting: 'Saving...',
  saved: 'Settings saved',
  failed: 'Failed to save settings. Please try again.',
};
export default texts;
