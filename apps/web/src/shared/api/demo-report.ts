import { client, type Schemas, viewOf } from './client';

/** As the demo's form says it; the server makes every demo of this home. */
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

/** With a payment that is only simulated. */
export const processDemoReport = (reportId: string) =>
  viewOf(
    client.POST('/api/reports/{reportId}/process', {
      params: { path: { reportId } },
      body: { paymentIntentId: `demo_${reportId}` },
    }),
  );
