import {
  claims,
  type MarketingPart,
  type MarketingText,
  type ShownMarketing,
} from '@closewise/domain/marketing';

/** Default for pages without a server: all claims, no quotes. */
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

/** The claims and texts in the served page. */
function served(): ShownMarketing {
  const content = document.querySelector<HTMLMetaElement>('meta[name="marketing"]')?.content ?? '';
  return content.startsWith('{') ? (JSON.parse(content) as ShownMarketing) : unset;
}

/** Whether one of the parts is turned on. */
export const isShown = (names: readonly MarketingPart[]): boolean => {
  const { parts } = served();
  return names.some((name) => parts.includes(name));
};

/** The operator's text; in prerendered pages the placeholder that the server fills in. */
export const marketingText = (name: MarketingText): string =>
  import.meta.env.SSR ? `__${name}__` : (served().texts[name] ?? '');
