import type { Cents } from '../../../money/index.js';
import { day, money } from '../figures.js';
import type { Sentences } from '../sentences.js';
import type { TitleStep } from '../steps/title.js';

function limits(fromCents: Cents | null, toCents: Cents | null): string {
  const from = fromCents === null ? [] : [`from ${money(fromCents)}`];
  const to = toCents === null ? [] : [`to ${money(toCents)}`];
  return [...from, ...to].join(' ');
}

export const title: Sentences<TitleStep> = {
  'rate-schedule': ({ policyCents }) => `${money(policyCents)} by rate schedule`,
  'rate-schedule-exceeded': ({ policyCents, fromCents, toCents }) =>
    `${money(policyCents)} by a rate schedule that is known only ${limits(fromCents, toCents)}`,
  'usual-premiums': ({ policyCents, noScheduleOn }) => {
    const missing =
      noScheduleOn === null ? '' : ` (no rate schedule is known for ${day(noScheduleOn, 'en')})`;
    return `${money(policyCents)}: between usual premiums${missing}`;
  },
  'loan-above-owner-policy': ({ cents }) => `${money(cents)} for the loan above the owner’s policy`,
};
