/** An event of the buyer's journey. It carries no report id and no address: an id opens its report. */
export type AnalyticsEvent =
  | { event: 'page_view' }
  | { event: 'purchase'; value: number; currency: 'USD' }
  | { event: 'affiliate_referral'; action: 'conversion'; referral_code: string };
