import type { Schemas } from '../api/client';
import { tabEntry } from '../storage';

type OrderRequest = Schemas['CreateReportRequest'];
type OrderResponse = Schemas['CreateReportView'];

/** The order made in this tab: the request, the location the server found, and the buyer's answers since. */
export type CurrentOrder = Readonly<{
  reportId: string;
  /** `price` in dollars. */
  asked: Pick<OrderRequest, 'address' | 'price' | 'propertyType'> & {
    loanType: NonNullable<OrderRequest['loanType']>;
  };
  place: Schemas['PlaceView'];
  loanNotice: NonNullable<OrderResponse['loanNotice']> | null;
  answers: Schemas['ConfirmPlaceRequest'] | null;
}>;

const stored = tabEntry('closewise_current_order');

/** The order of a report if it was made in this tab; other browsers do not know the property. */
export function readOrder(reportId: string): CurrentOrder | null {
  const order = stored.read();
  return isOrder(order) && order.reportId === reportId ? order : null;
}

export const keepOrder = (order: CurrentOrder): void => stored.write(order);

export const forgetOrder = (): void => stored.remove();

type Fields = Record<string, unknown>;

/** Validates the stored order, which another version of the site may have written. */
function isOrder(value: unknown): value is CurrentOrder {
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
