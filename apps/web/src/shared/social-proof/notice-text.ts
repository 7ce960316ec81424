import type { SocialProofView } from '@closewise/contracts/buyer';
import type { SocialProofMessages } from './messages.en';

/** What stands in the settings until the operator writes a sentence of their own, which both languages then show. */
const usual = 'Someone just ordered a report for a {propertyType} in {location}';

type Item = SocialProofView['items'][number];

/** The sentence about a purchase, its placeholders filled in; what is no placeholder stays as it is written. */
export function noticeText(template: string, item: Item, t: SocialProofMessages): string {
  const filled = { ...item, propertyType: t.propertyTypes[item.propertyType] };
  const sentence = template === usual ? t.message : template;
  return sentence.replace(
    /\{(propertyType|location|priceRange)\}/g,
    (_, name: keyof typeof filled) => filled[name],
  );
}
