import fc from 'fast-check';
import { DomainError } from '@closewise/domain/events';
import { settingsDecider } from '@closewise/domain/administration';
import { anyCharacter } from '../../../test/any-character.js';
import { fillText } from '../../platform/http/pages/site-file.js';
import { showMarketing } from './marketing.js';

const built = [
  '<meta name="marketing" content="__SHOWN_MARKETING__" />',
  '__IF TESTIMONIAL_1_EN_WORDS__<p>__TESTIMONIAL_1_EN_WORDS__</p>__END TESTIMONIAL_1_EN_WORDS__',
  '__IF CLAIM_SPEED__fast__END CLAIM_SPEED__',
].join('');
const pieces = [
  '<script>alert(1)</script>',
  '">',
  '"',
  "'",
  '&lt;',
  '&',
  '$&',
  '\\u003c',
  '-->',
  '</p>',
  'ñ',
  '🏠',
];
const marks = [
  '__IF CLAIM_SPEED__',
  '__END TESTIMONIAL_1_EN_WORDS__',
  '__REPORT_PRICE__',
  '__SHOWN_MARKETING__',
];

const unescaped = (markup: string): string =>
  markup
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** The built page as it is served after somebody has entered these words; null when they were refused. */
function pageWith(words: string): string | null {
  const { initialState, decide, evolve } = settingsDecider;
  const changes = { TESTIMONIAL_1_EN_WORDS: words, CLAIM_SPEED: 'false' };
  try {
    const state = decide({ type: 'ChangeSettings', changes, reason: null }, initialState).reduce(
      evolve,
      initialState,
    );
    let [places, parts]: [Record<string, string>, ReadonlySet<string>] = [{}, new Set()];
    showMarketing(
      { fill: (texts) => void (places = texts), show: (shown) => void (parts = new Set(shown)) },
      state.values,
    );
    return fillText(built, { places: { __REPORT_PRICE__: '$25', ...places }, parts });
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** The words that readers see, and those that the client receives. */
function wordsOn(page: string): [shown: string, told: string] {
  const form = /^<meta name="marketing" content="([^"<>]*)" \/>(?:<p>([^"<>]*)<\/p>)?$/;
  const [, told = '{}', shown = ''] = form.exec(page) ?? [];
  const { texts } = JSON.parse(unescaped(told)) as { texts: Record<string, string> };
  return [unescaped(shown), texts['TESTIMONIAL_1_EN_WORDS'] ?? ''];
}

it('the words of a testimonial stand on the page as the text that they are, or are refused', () => {
  const given = fc
    .array(fc.oneof(fc.constantFrom(...pieces, ...marks), fc.string({ unit: anyCharacter, maxLength: 9 })), {
      minLength: 1,
      maxLength: 8,
    })
    .map((some) => some.join(''));
  fc.assert(
    fc.property(given, (words) => {
      const page = pageWith(words);
      const isRefused = /[<>\p{Cc}\p{Cs}\u2028\u2029]/u.test(words) || words.trim().length > 400;
      expect(page === null).toBe(isRefused);
      const stands = words.trim();
      expect(page === null ? [stands, stands] : wordsOn(page)).toEqual([stands, stands]);
    }),
    { numRuns: 300 },
  );
});
