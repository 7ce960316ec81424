import { money } from '../figures.js';
import type { Sentences } from '../sentences.js';
import type { RecordingStep } from '../steps/recording.js';

export const recording: Sentences<RecordingStep> = {
  'flat-fee': ({ cents, upToPages }) =>
    upToPages === null ? `${money(cents)} flat` : `${money(cents)} flat up to ${upToPages} pages`,
  'usual-fee': ({ cents }) => `${money(cents)} usual`,
  'fee-by-length': ({ lowCents, highCents, fewest, most }) => {
    const fee = lowCents === highCents ? money(lowCents) : `${money(lowCents)} to ${money(highCents)}`;
    return `${fee} for ${fewest} to ${most} pages`;
  },
  'fee-in-county': ({ cents, pages, county }) => `${money(cents)} for ${pages} pages in ${county} County`,
  'flat-fee-in-county': ({ cents, county, isAbout }) =>
    `${isAbout ? 'about ' : ''}${money(cents)} flat in ${county} County`,
  published: ({ words }) => `published as: ${words.en}`,
};
