import type { ReportTexts } from './texts/index.js';

export type Party = keyof ReportTexts['contacts']['parties'];

/** First match wins, as a contact may name two parties. */
const words: readonly (readonly [RegExp, Party])[] = [
  [/managing agent/i, 'building'],
  [/builder’s/i, 'builder'],
  [/insurance/i, 'insurer'],
  [/lender|loan officer|bank|mortgage broker/i, 'lender'],
  [/title|settlement|escrow|closing/i, 'settlement'],
  [/attorney/i, 'attorney'],
  [/agent|brokerage/i, 'agent'],
  [/association|HOA|park/i, 'association'],
  [/survey/i, 'surveyor'],
  [/inspector|contractor|engineer|plumber|roofer|pest|tester|consultant|scientist/i, 'inspector'],
  [/county|city|recorder|assessor|department|treasurer|clerk|collector|tax/i, 'government'],
];

/** Whom the English words of a contact mean. */
export const partyOf = (contact: string): Party =>
  words.find(([pattern]) => pattern.test(contact))?.[1] ?? 'others';
