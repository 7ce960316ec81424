import type { Schemas } from '../api/client';
import { keptInTab } from '../storage/kept-in-tab';
import { isOrder } from './is-order';

type Asked = Schemas['CreateReportRequest'];
type Told = Schemas['CreateReportView'];

/** What this tab has ordered and was told of its place, and what the buyer has answered since. */
export type CurrentOrder = Readonly<{
  reportId: string;
  /** `price` in dollars. */
  asked: Pick<Asked, 'address' | 'price' | 'propertyType'> & { loanType: NonNullable<Asked['loanType']> };
  place: Schemas['PlaceView'];
  loanNotice: NonNullable<Told['loanNotice']> | null;
  answers: Schemas['ConfirmPlaceRequest'] | null;
}>;

const kept = keptInTab('closewise_current_order');

/** The order of the report if it was made in this tab: no other browser learns of the property. */
export function readOrder(reportId: string): CurrentOrder | null {
  const order = kept.read();
  return isOrder(order) && order.reportId === reportId ? order : null;
}

export const keepOrder = (order: CurrentOrder): void => kept.keep(order);

export const forgetOrder = (): void => kept.forget();
