import type {
  CreateReportRequest,
  PaymentIntentView,
  RefineReportRequest,
  RefineReportView,
} from '@closewise/contracts/buyer';
import { cards, order } from '../buyer/order.js';
import { postJson, type Server } from './post-json.js';

/** A purchase over HTTP, step by step, so that a test can stop between any two steps. */
export class Purchase {
  private constructor(
    private readonly server: Server,
    readonly reportId: number,
    readonly intent: PaymentIntentView,
  ) {}

  static async begin(server: Server, changes: Partial<CreateReportRequest> = {}): Promise<Purchase> {
    const wanted = { ...order, userEmail: 'ana.buyer@example.com', emailOptIn: true, ...changes };
    const { reportId } = await postJson<{ reportId: number }>(server, '/api/report/chain', wanted);
    const intent = await postJson<PaymentIntentView>(server, `/api/reports/${reportId}/payment-intent`, {});
    return new Purchase(server, reportId, intent);
  }

  pay(cardNumber: string = cards.pays, nameOnCard = 'Ana Buyer'): Promise<void> {
    return this.payFor(this.intent, cardNumber, nameOnCard);
  }

  /** The open payment, until it is paid. */
  choose(choice: { premium: boolean }): Promise<PaymentIntentView> {
    return postJson(this.server, `/api/reports/${this.reportId}/payment-intent`, choice);
  }

  /** The payment of premium for a report that was bought without it. */
  openPremium(): Promise<PaymentIntentView> {
    return postJson(this.server, `/api/reports/${this.reportId}/premium/payment-intent`, {});
  }

  async payFor(
    { paymentIntent, clientSecret }: PaymentIntentView,
    cardNumber: string = cards.pays,
    nameOnCard = 'Ana Buyer',
  ): Promise<void> {
    await postJson(this.server, `/api/simulated-payments/${paymentIntent.id}/confirm`, {
      clientSecret,
      nameOnCard,
      cardNumber,
      expiration: '12/34',
      cvc: '123',
    });
  }

  async report(): Promise<void> {
    await postJson(this.server, `/api/reports/${this.reportId}/payment-success`, {
      paymentIntentId: this.intent.paymentIntent.id,
    });
  }

  refine(refinement: RefineReportRequest): Promise<RefineReportView> {
    return postJson(this.server, `/api/reports/${this.reportId}/refinements`, refinement);
  }

  /** The status of premium: `ready` once the readable report includes it. */
  async premiumStatus(): Promise<string> {
    const response = await fetch(`${this.server.url}/api/reports/${this.reportId}/premium`);
    return ((await response.json()) as { status: string }).status;
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
