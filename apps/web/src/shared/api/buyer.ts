import { client, type Schemas, viewOf } from './client';

export const createReport = (body: Schemas['CreateReportRequest']) =>
  viewOf(client.POST('/api/report/chain', { body }));

const reportingTimeoutMs = 20_000;
const paymentTimeoutMs = 30_000;
const statusTimeoutMs = 20_000;
const ofReport = (reportId: string) => ({ params: { path: { reportId } } });

/** Saves the buyer's answers about the location of an unpaid report. */
export const confirmPlace = (reportId: string, body: Schemas['ConfirmPlaceRequest']) =>
  viewOf(client.PUT('/api/reports/{reportId}/place', { ...ofReport(reportId), body }));

/** The payment intent of a report with or without premium; the latest choice counts. */
export const openPaymentIntent = (reportId: string, premium: boolean) =>
  viewOf(
    client.POST('/api/reports/{reportId}/payment-intent', {
      ...ofReport(reportId),
      body: premium ? { premium } : {},
      signal: AbortSignal.timeout(paymentTimeoutMs),
    }),
  );

/** The payment intent that adds premium to a paid report. */
export const openPremiumIntent = (reportId: string) =>
  viewOf(
    client.POST('/api/reports/{reportId}/premium/payment-intent', {
      ...ofReport(reportId),
      signal: AbortSignal.timeout(paymentTimeoutMs),
    }),
  );

/** Whether premium is available, which external sources are queried, and its progress. */
export const readPremium = (reportId: string) =>
  viewOf(
    client.GET('/api/reports/{reportId}/premium', {
      ...ofReport(reportId),
      signal: AbortSignal.timeout(statusTimeoutMs),
    }),
  );

/** Times out: the server finds the payment on its own, and the buyer should not wait. */
export const reportPayment = (reportId: string, body: Schemas['PaymentSuccessRequest']) =>
  viewOf(
    client.POST('/api/reports/{reportId}/payment-success', {
      ...ofReport(reportId),
      body,
      signal: AbortSignal.timeout(reportingTimeoutMs),
    }),
  );

/** Times out, so that a lost request, as on a phone, does not block the next check. */
export const readReportStatus = (reportId: string) =>
  viewOf(
    client.GET('/api/reports/{reportId}/status', {
      ...ofReport(reportId),
      signal: AbortSignal.timeout(statusTimeoutMs),
    }),
  );

export const readReceipt = (reportId: string) =>
  viewOf(client.GET('/api/reports/{reportId}/receipt', ofReport(reportId)));

/** All versions of a report and the remaining refinements. */
export const readReportVersions = (reportId: string) =>
  viewOf(client.GET('/api/reports/{reportId}/versions', ofReport(reportId)));

/** Refines a report; repeating a request with the same key has no further effect. */
export const refineReport = (reportId: string, body: Schemas['RefineReportRequest']) =>
  viewOf(client.POST('/api/reports/{reportId}/refinements', { ...ofReport(reportId), body }));

/** Restores the version that was bought. */
export const restoreReport = (reportId: string) =>
  viewOf(client.POST('/api/reports/{reportId}/restoration', ofReport(reportId)));

/** Requests an email with links to the reports bought with an address. */
export const findReports = (body: Schemas['FindReportsRequest']) =>
  viewOf(client.POST('/api/reports/find', { body }));

export const confirmSimulatedCard = (intentId: string, body: Schemas['SimulatedCardRequest']) =>
  viewOf(client.POST('/api/simulated-payments/{intentId}/confirm', { params: { path: { intentId } }, body }));
