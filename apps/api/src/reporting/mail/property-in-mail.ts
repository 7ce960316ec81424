import type { ReportedProperty, ReportLanguage } from '@closewise/domain/reporting';
import { formatsOf } from '../document/index.js';
import { reportTexts } from '../texts/index.js';

/**
 * A property's place as mails name it: state and ZIP code only, since anyone can enter somebody else's email address
 * with a purchase, and a street or a city can hold any text.
 */
export const placeInMail = ({ state, zip }: Pick<ReportedProperty, 'state' | 'zip'>): string =>
  [state, zip].filter(Boolean).join(' ');

type Property = Pick<ReportedProperty, 'state' | 'zip' | 'priceCents'>;

/** Names the property that a mail is about. */
export const propertyInMail = (property: Property, language: ReportLanguage): string =>
  reportTexts[language].mails.property(placeInMail(property), formatsOf(language).money(property.priceCents));
