declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** An event of the buyer's journey. It carries no report id: that id opens the report. */
export type AnalyticsEvent =
  | { event: 'purchase'; value: number; currency: 'USD' }
  | { event: 'affiliate_referral'; action: 'conversion'; referral_code: string };

/** Queues an event for whatever analytics the visitor has agreed to; nothing leaves the page from here. */
export function pushEvent(event: AnalyticsEvent): void {
  (window.dataLayer ??= []).push(event);
}
