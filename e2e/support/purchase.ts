import type { CreateReportRequest, PaymentIntentView } from '@closewise/contracts/buyer';
import type { Application } from './application.js';

export const cards = {
  success: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
} as const;

const property: CreateReportRequest = {
  address: '1600 Main Street, Houston, TX 77002',
  price: 450_000,
  buyerType: 'first-time',
  propertyType: 'single-family',
  userEmail: 'ana.buyer@example.com',
  emailOptIn: true,
};

/** A purchase made through the API alone, step by step, so that a test can stop between any two. */
export class Purchase {
  private constructor(
    private readonly application: Application,
    readonly reportId: number,
    readonly intent: PaymentIntentView,
  ) {}

  static async begin(application: Application): Promise<Purchase> {
    const { reportId } = await post<{ reportId: number }>(application, '/api/report/chain', property);
    const intent = await post<PaymentIntentView>(application, `/api/reports/${reportId}/payment-intent`, {});
    return new Purchase(application, reportId, intent);
  }

  async pay(cardNumber: string = cards.success): Promise<void> {
    await post(this.application, `/api/simulated-payments/${this.intent.paymentIntent.id}/confirm`, {
      clientSecret: this.intent.clientSecret,
      nameOnCard: 'Ana Buyer',
      cardNumber,
      expiration: '12/34',
      cvc: '123',
    });
  }

  async report(): Promise<void> {
    await post(this.application, `/api/reports/${this.reportId}/payment-success`, {
      paymentIntentId: this.intent.paymentIntent.id,
    });
  }

  async status(): Promise<string> {
    const response = await fetch(`${this.application.url}/api/reports/${this.reportId}/status`);
    return ((await response.json()) as { status: string }).status;
  }

  async isCompleted(): Promise<boolean> {
    return this.status().then(
      (status) => status === 'completed',
      () => false,
    );
  }
}

async function post<Answer>(application: Application, path: string, body: object): Promise<Answer> {
  const response = await fetch(application.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return JSON.parse(text) as Answer;
}
