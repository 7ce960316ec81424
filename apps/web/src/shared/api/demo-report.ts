import { client, type Schemas, viewOf } from './client';

/** The order that the demo form sends; the server always uses this home. */
export const demoOrder = {
  address: '1600 Main Street',
  city: 'Houston',
  state: 'TX',
  zipCode: '77002',
  price: 450_000,
  downPaymentPercent: 20,
  propertyType: 'Single Family',
  buyerType: 'First-time Homebuyer',
  loanType: 'Conventional',
} satisfies Schemas['CreateDemoReportRequest'];

export const createDemoReport = () => viewOf(client.POST('/api/reports', { body: demoOrder }));

/** With a simulated payment. */
export const processDemoReport = (reportId: string) =>
  viewOf(
    client.POST('/api/reports/{reportId}/process', {
      params: { path: { reportId } },
      body: { paymentIntentId: `demo_${reportId}` },
    }),
  );
