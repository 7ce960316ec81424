import { client, type Schemas, viewOf } from './client';

export const createReport = (body: Schemas['CreateReportRequest']) =>
  viewOf(client.POST('/api/report/chain', { body }));

const reportingTimeoutMs = 20_000;
const paymentTimeoutMs = 30_000;
const statusTimeoutMs = 20_000;
const ofReport = (reportId: string) => ({ params: { path: { reportId } } });

/** Says what the buyer knows of the place of a report that is not paid yet. */
export const confirmPlace = (reportId: string, body: Schemas['ConfirmPlaceRequest']) =>
  viewOf(client.PUT('/api/reports/{reportId}/place', { ...ofReport(reportId), body }));

/** The payment of a report, with premium or without it; the choice made last stands. */
export const openPaymentIntent = (reportId: string, premium: boolean) =>
  viewOf(
    client.POST('/api/reports/{reportId}/payment-intent', {
      ...ofReport(reportId),
      body: premium ? { premium } : {},
      signal: AbortSignal.timeout(paymentTimeoutMs),
    }),
  );

/** The payment that upgrades a report which was bought without premium. */
export const openPremiumIntent = (reportId: string) =>
  viewOf(
    client.POST('/api/reports/{reportId}/premium/payment-intent', {
      ...ofReport(reportId),
      signal: AbortSignal.timeout(paymentTimeoutMs),
    }),
  );

/** Whether premium can be had, which sources outside are asked about, or how far it is. */
export const readPremium = (reportId: string) =>
  viewOf(
    client.GET('/api/reports/{reportId}/premium', {
      ...ofReport(reportId),
      signal: AbortSignal.timeout(statusTimeoutMs),
    }),
  );

/** Gives up after a while: the server finds a payment by itself, and the buyer should not stand waiting for it. */
export const reportPayment = (reportId: string, body: Schemas['PaymentSuccessRequest']) =>
  viewOf(
    client.POST('/api/reports/{reportId}/payment-success', {
      ...ofReport(reportId),
      body,
      signal: AbortSignal.timeout(reportingTimeoutMs),
    }),
  );

/** Gives up after a while, so that a question lost on the way, as on a phone, does not keep the next one from being asked. */
export const readReportStatus = (reportId: string) =>
  viewOf(
    client.GET('/api/reports/{reportId}/status', {
      ...ofReport(reportId),
      signal: AbortSignal.timeout(statusTimeoutMs),
    }),
  );

export const readReceipt = (reportId: string) =>
  viewOf(client.GET('/api/reports/{reportId}/receipt', ofReport(reportId)));

/** Every version of a report, and what is left of its refinements. */
export const readReportVersions = (reportId: string) =>
  viewOf(client.GET('/api/reports/{reportId}/versions', ofReport(reportId)));

/** Refines a report; sent again with the same key, it is the same refinement. */
export const refineReport = (reportId: string, body: Schemas['RefineReportRequest']) =>
  viewOf(client.POST('/api/reports/{reportId}/refinements', { ...ofReport(reportId), body }));

/** Asks for a mail with the links of the reports that were bought with an address. */
export const findReports = (body: Schemas['FindReportsRequest']) =>
  viewOf(client.POST('/api/reports/find', { body }));

export const confirmSimulatedCard = (intentId: string, body: Schemas['SimulatedCardRequest']) =>
  viewOf(client.POST('/api/simulated-payments/{intentId}/confirm', { params: { path: { intentId } }, body }));
