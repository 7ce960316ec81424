import { defaultSettings } from '../administration/index.js';
import { claims } from './index.js';
import { shownMarketing } from './index.js';

const withSettings = (changes: Partial<Record<keyof typeof defaultSettings, string>> = {}) =>
  shownMarketing({ ...defaultSettings, ...changes });
const nobody = [1, 2].flatMap((number) =>
  ['EN', 'ES'].map((language) => `TESTIMONIAL_${number}_${language}_UNNAMED`),
);

describe('the visible marketing', () => {
  it('has every claim and no testimonials by default', () => {
    expect(withSettings()).toEqual({ parts: [...claims, ...nobody], texts: {} });
  });

  it('leaves out only a claim that is switched off', () => {
    const { parts } = withSettings({ CLAIM_SPEED: 'false' });
    expect(parts).toEqual([...claims.filter((claim) => claim !== 'CLAIM_SPEED'), ...nobody]);
  });

  it('has words and credit in their language', () => {
    const { parts, texts } = withSettings({
      TESTIMONIAL_2_ES_WORDS: 'Valió la pena.',
      TESTIMONIAL_2_ES_NAME: 'Rosa M.',
      TESTIMONIAL_2_ES_PLACE: 'El Paso, Texas',
    });
    expect(texts).toEqual({
      TESTIMONIAL_2_ES_WORDS: 'Valió la pena.',
      TESTIMONIAL_2_ES_CREDIT: 'Rosa M., El Paso, Texas',
    });
    expect(parts.filter((part) => part.startsWith('TESTIMONIAL_2'))).toEqual([
      'TESTIMONIAL_2_EN_UNNAMED',
      'TESTIMONIAL_2_ES_WORDS',
      'TESTIMONIAL_2_ES_CREDIT',
    ]);
  });

  it('leaves out a testimonial that is switched off', () => {
    const { parts, texts } = withSettings({
      CLAIM_TESTIMONIAL_1: 'false',
      TESTIMONIAL_1_EN_WORDS: 'Worth it.',
    });
    expect(texts).toEqual({});
    expect(parts.filter((part) => part.includes('TESTIMONIAL_1'))).toEqual([]);
  });
});
