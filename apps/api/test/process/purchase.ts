import type { CreateReportRequest, PaymentIntentView } from '@closewise/contracts/buyer';
import { cards, order } from '../buyer/order.js';

/** Where a server answers. */
type Server = Readonly<{ url: string }>;

/** A purchase over HTTP alone, step by step, so that a test can stop between any two. */
export class Purchase {
  private constructor(
    private readonly server: Server,
    readonly reportId: number,
    readonly intent: PaymentIntentView,
  ) {}

  static async begin(server: Server, changes: Partial<CreateReportRequest> = {}): Promise<Purchase> {
    const wanted = { ...order, userEmail: 'ana.buyer@example.com', emailOptIn: true, ...changes };
    const { reportId } = await post<{ reportId: number }>(server, '/api/report/chain', wanted);
    const intent = await post<PaymentIntentView>(server, `/api/reports/${reportId}/payment-intent`, {});
    return new Purchase(server, reportId, intent);
  }

  async pay(cardNumber: string = cards.pays, nameOnCard = 'Ana Buyer'): Promise<void> {
    await post(this.server, `/api/simulated-payments/${this.intent.paymentIntent.id}/confirm`, {
      clientSecret: this.intent.clientSecret,
      nameOnCard,
      cardNumber,
      expiration: '12/34',
      cvc: '123',
    });
  }

  async report(): Promise<void> {
    await post(this.server, `/api/reports/${this.reportId}/payment-success`, {
      paymentIntentId: this.intent.paymentIntent.id,
    });
  }

  async status(): Promise<string> {
    const response = await fetch(`${this.server.url}/api/reports/${this.reportId}/status`);
    return ((await response.json()) as { status: string }).status;
  }

  async isCompleted(): Promise<boolean> {
    return this.status().then(
      (status) => status === 'completed',
      () => false,
    );
  }
}

async function post<Answer>(server: Server, path: string, body: object): Promise<Answer> {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return JSON.parse(text) as Answer;
}
