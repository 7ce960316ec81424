/** What the site claims of itself and an operator can switch off: of each the setting's name. */
export const claims = [
  'CLAIM_TRUST',
  'CLAIM_SPEED',
  'CLAIM_ACCURACY',
  'CLAIM_STATES',
  'CLAIM_SAVINGS',
  'CLAIM_TESTIMONIAL_1',
  'CLAIM_TESTIMONIAL_2',
] as const;
export type Claim = (typeof claims)[number];

export const isClaim = (name: string): name is Claim => claims.some((claim) => claim === name);
