import type { CurrentOrder } from './current-order';

type Fields = Record<string, unknown>;

/** Whether what the tab has stored is an order: another version of the site may have written something else. */
export function isOrder(value: unknown): value is CurrentOrder {
  if (!isObject(value) || !isObject(value['asked']) || !isObject(value['place'])) return false;
  const { asked, place, loanNotice, answers } = value;
  return (
    typeof value['reportId'] === 'string' &&
    typeof asked['price'] === 'number' &&
    ['address', 'propertyType', 'loanType'].every((field) => typeof asked[field] === 'string') &&
    ['street', 'city', 'state', 'zip', 'county', 'oldCounty'].every((field) => isTextOrNull(place[field])) &&
    Array.isArray(place['choices']) &&
    Array.isArray(place['open']) &&
    [loanNotice, answers].every((part) => part === null || isObject(part))
  );
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';
