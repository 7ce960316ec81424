import { money } from '../figures.js';
import type { Sentences } from '../sentences.js';
import type { RecordingStep } from '../steps/recording.js';

export const recording: Sentences<RecordingStep> = {
  'flat-fee': ({ cents, upToPages }) =>
    upToPages === null ? `${money(cents)} fijo` : `${money(cents)} fijo hasta ${upToPages} páginas`,
  'usual-fee': ({ cents }) => `${money(cents)}, lo usual`,
  'fee-by-length': ({ lowCents, highCents, fewest, most }) => {
    const fee = lowCents === highCents ? money(lowCents) : `de ${money(lowCents)} a ${money(highCents)}`;
    return `${fee} por ${fewest} a ${most} páginas`;
  },
  'fee-in-county': ({ cents, pages, county }) =>
    `${money(cents)} por ${pages} páginas en el condado de ${county}`,
  'flat-fee-in-county': ({ cents, county, isAbout }) =>
    `${isAbout ? 'cerca de ' : ''}${money(cents)} fijo en el condado de ${county}`,
  published: ({ words }) => `tarifa publicada: ${words.es}`,
};
