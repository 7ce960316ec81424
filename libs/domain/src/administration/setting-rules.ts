import { DomainError } from '../events/index.js';
import {
  claims,
  findTestimonialFault,
  isClaim,
  testimonialTextOf,
  testimonialTexts,
  type Claim,
  type TestimonialText,
} from '../marketing/index.js';
import { centsOf, dollarsOf, type Cents } from '../money/index.js';
import { priceProblem, premiumPriceCents, reportPriceCents } from '../price/index.js';

const all = <Key extends string>(keys: readonly Key[], value: string): Record<Key, string> =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, string>;

/** All settings with their defaults, in stored form: prices in cents, the rest as text. */
export const defaultSettings = {
  buyer_report_price: String(reportPriceCents),
  premium_price: String(premiumPriceCents),
  maintenance_mode: 'false',
  SOCIAL_PROOF_ENABLED: 'true',
  SOCIAL_PROOF_INTERVAL: '15',
  SOCIAL_PROOF_DURATION: '8',
  SOCIAL_PROOF_POSITION: 'bottom-left',
  SOCIAL_PROOF_MESSAGE: 'Someone just ordered a report for a {propertyType} in {location}',
  ...all<Claim>(claims, 'true'),
  ...all<TestimonialText>(testimonialTexts, ''),
} as const;

/** The name of a setting in storage and in responses. */
export type SettingKey = keyof typeof defaultSettings;
export const settingKeys = Object.keys(defaultSettings) as SettingKey[];

/** Prices are stored in cents, and entered in dollars under another name. */
const priceNames = { buyer_report_price: 'BUYER_REPORT_PRICE', premium_price: 'PREMIUM_PRICE' } as const;
type PriceKey = keyof typeof priceNames;
const isPriceKey = (key: SettingKey): key is PriceKey => key in priceNames;

/** The name under which a setting is entered. Prices are entered in dollars, and stored in cents under another name. */
export type SettingName = Exclude<SettingKey, PriceKey> | (typeof priceNames)[PriceKey];
const nameOf = (key: SettingKey): SettingName => (isPriceKey(key) ? priceNames[key] : key);
export const settingNames = settingKeys.map(nameOf);

/** Settings with the names and units in which they are entered. */
export const asWritten = (values: Readonly<Record<SettingKey, string>>): Record<SettingName, string> =>
  Object.fromEntries(
    settingKeys.map((key) => [
      nameOf(key),
      isPriceKey(key) ? dollarsOf(Number(values[key])).toFixed(2) : values[key],
    ]),
  ) as Record<SettingName, string>;

/** A setting in stored form. */
export type StoredSetting = Readonly<{ key: SettingKey; value: string }>;

/** Parses an entered setting; refuses invalid input with a message that says what is accepted. */
export function readSetting(name: string, given: string): StoredSetting {
  switch (name) {
    case 'BUYER_REPORT_PRICE':
      return { key: 'buyer_report_price', value: String(priceCents(given)) };
    case 'PREMIUM_PRICE':
      return { key: 'premium_price', value: String(priceCents(given)) };
    case 'maintenance_mode':
      return { key: name, value: oneOf(given, ['true', 'false'], 'Maintenance mode must be true or false') };
    case 'SOCIAL_PROOF_ENABLED':
      return { key: name, value: oneOf(given, ['true', 'false'], 'Social proof must be true or false') };
    case 'SOCIAL_PROOF_INTERVAL':
      return { key: name, value: oneOf(given, stepsOf(5, 60, 5), frequencyRule) };
    case 'SOCIAL_PROOF_DURATION':
      return { key: name, value: oneOf(given, stepsOf(3, 10, 1), durationRule) };
    case 'SOCIAL_PROOF_POSITION':
      return { key: name, value: oneOf(given, ['bottom-left', 'bottom-right'], positionRule) };
    case 'SOCIAL_PROOF_MESSAGE':
      return { key: name, value: messageTemplate(given) };
    default:
      return readMarketing(name, given);
  }
}

function readMarketing(name: string, given: string): StoredSetting {
  if (isClaim(name))
    return { key: name, value: oneOf(given, ['true', 'false'], `${name} must be true or false`) };
  const text = testimonialTextOf(name);
  if (!text)
    throw new DomainError(
      'administration.setting-unknown',
      `There is no setting ${name}. The settings are ${settingNames.join(', ')}`,
    );
  const fault = findTestimonialFault(text.field, given);
  if (fault !== null) throw invalid(fault);
  return { key: name as TestimonialText, value: given.trim() };
}

const frequencyRule = 'Display frequency must be 5 to 60 seconds in steps of 5';
const durationRule = 'Display duration must be 3 to 10 whole seconds';
const positionRule = 'Position must be bottom-left or bottom-right';

function priceCents(given: string): Cents {
  const fault = priceProblem(given);
  if (fault !== null) throw invalid(fault);
  return centsOf(Number(given));
}

function messageTemplate(given: string): string {
  const text = given.trim();
  if (text.length === 0 || text.length > 200 || /[\p{Cc}\p{Cs}]/u.test(text))
    throw invalid('The message must be one line of 1 to 200 characters');
  const other = /[{}]/.exec(text.replaceAll(/\{(propertyType|location|priceRange)\}/g, ''));
  if (other)
    throw invalid('The message may use {propertyType}, {location} and {priceRange}, and no other braces');
  return text;
}

function oneOf(given: string, accepted: readonly string[], rule: string): string {
  if (!accepted.includes(given)) throw invalid(rule);
  return given;
}

const stepsOf = (from: number, to: number, step: number): string[] =>
  Array.from({ length: (to - from) / step + 1 }, (_, i) => String(from + i * step));

const invalid = (message: string): DomainError => new DomainError('administration.setting-invalid', message);
