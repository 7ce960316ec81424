import { act } from '@testing-library/react';
import type { PaymentIntent, StripeConstructorOptions, StripeError } from '@stripe/stripe-js';
import type { ReleaseTrain } from '@stripe/stripe-js/pure';

type Frame = 'cardNumber' | 'cardExpiry' | 'cardCvc';
type Answer =
  | { paymentIntent: Pick<PaymentIntent, 'id' | 'status'> }
  | { error: Pick<StripeError, 'type' | 'code' | 'message'> };
type Handler = (event: object) => void;
const version: ReleaseTrain = 'endive';

export const intentIs = (status: PaymentIntent.Status): Answer => ({
  paymentIntent: { id: 'pi_77', status },
});
export const connectionLost: Answer = { error: { type: 'api_connection_error', message: 'No connection' } };

/** One of Stripe's frames; the test plays the buyer's input in it. */
class FakeFrame {
  private readonly handlers = new Map<string, Handler>();
  readonly on = (event: string, handler: Handler) => this.handlers.set(event, handler);
  readonly off = (event: string) => this.handlers.delete(event);
  readonly mount = () => undefined;
  readonly destroy = () => undefined;
  readonly emit = (event: string, detail: object) => act(() => this.handlers.get(event)?.(detail));
}

/** Stripe's script, as the page uses it. */
export class FakeStripeJs {
  readonly opened: [publishableKey: string, options: StripeConstructorOptions | undefined][] = [];
  readonly calls: [method: 'confirm' | 'look up', clientSecret: string, data?: unknown][] = [];
  private readonly answers = {
    confirm: [] as (() => Promise<Answer>)[],
    'look up': [] as (() => Promise<Answer>)[],
  };
  private frames = new Map<string, FakeFrame>();

  /** Queues responses to one of the calls; without any, the payment succeeds. */
  willAnswer(method: 'confirm' | 'look up', ...answers: (Answer | (() => Promise<Answer>))[]): void {
    this.answers[method].push(
      ...answers.map((answer) => (typeof answer === 'function' ? answer : async () => answer)),
    );
  }

  /** The buyer types a complete value, or one that the frame rejects with the message `wrong`. */
  type(frame: Frame, wrong?: string): void {
    const error = wrong ? { type: 'validation_error', code: 'wrong', message: wrong } : undefined;
    this.frames.get(frame)?.emit('change', { elementType: frame, empty: false, complete: !wrong, error });
  }

  failToLoad(frame: Frame): void {
    this.frames.get(frame)?.emit('loaderror', { elementType: frame, error: { type: 'api_error' } });
  }

  readonly open = (publishableKey: string, options?: StripeConstructorOptions) => {
    this.opened.push([publishableKey, options]);
    return {
      elements: () => this.openElements(),
      createToken: () => undefined,
      createPaymentMethod: () => undefined,
      confirmCardPayment: (secret: string, data: unknown) => this.answer('confirm', secret, data),
      retrievePaymentIntent: (secret: string) => this.answer('look up', secret),
    };
  };

  private openElements() {
    this.frames = new Map();
    return {
      create: (type: string) => {
        const frame = new FakeFrame();
        this.frames.set(type, frame);
        return frame;
      },
      getElement: ({ __elementType: type }: { __elementType: string }) => this.frames.get(type) ?? null,
      update: () => undefined,
    };
  }

  private answer(method: 'confirm' | 'look up', ...args: [secret: string, data?: unknown]): Promise<Answer> {
    this.calls.push([method, ...args]);
    return this.answers[method].shift()?.() ?? Promise.resolve(intentIs('succeeded'));
  }
}

let current: () => FakeStripeJs = () => new FakeStripeJs();
const open = (...args: Parameters<FakeStripeJs['open']>) => current().open(...args);

/**
 * Puts the script into the page. The loader keeps the first one for all files of a worker, so `ofTest` returns the current
 * test's.
 */
export function installStripeJs(ofTest: () => FakeStripeJs): void {
  current = ofTest;
  Object.assign(window, { Stripe: Object.assign(open, { version }) });
}
