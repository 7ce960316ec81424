import {
  claims,
  type MarketingPart,
  type MarketingText,
  type ShownMarketing,
} from '@closewise/domain/marketing';

/** What stands on pages that no server has filled: what the specification says, with nobody's words. */
const unset: ShownMarketing = {
  parts: [
    ...claims,
    'TESTIMONIAL_1_EN_UNNAMED',
    'TESTIMONIAL_1_ES_UNNAMED',
    'TESTIMONIAL_2_EN_UNNAMED',
    'TESTIMONIAL_2_ES_UNNAMED',
  ],
  texts: {},
};

/** With which claims and texts the server has served the page. */
function served(): ShownMarketing {
  const content = document.querySelector<HTMLMetaElement>('meta[name="marketing"]')?.content ?? '';
  return content.startsWith('{') ? (JSON.parse(content) as ShownMarketing) : unset;
}

/** Whether one of these parts stands on the page. */
export const isShown = (names: readonly MarketingPart[]): boolean => {
  const { parts } = served();
  return names.some((name) => parts.includes(name));
};

/** What an operator has entered; in built pages the place where the server writes it. */
export const marketingText = (name: MarketingText): string =>
  import.meta.env.SSR ? `__${name}__` : (served().texts[name] ?? '');
