import type { FeeLine } from './estimate.js';

/**
 * Whether the line is in the closing costs of the Loan Estimate: what is required or negotiable, and the owner's policy
 * where the buyer pays it by custom, with the local tax on its premium. What is chosen freely (inspections, points, a warranty) is not, nor what comes later.
 */
export const isPaidAtClosing = ({ key, category, section, kind }: FeeLine): boolean =>
  section !== 'post-closing' &&
  (category !== 'optional' || kind === 'title-owner-policy' || key.startsWith('title.premium-tax-'));
