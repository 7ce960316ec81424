/** An error in the words of Stripe's API; an idempotency key replays `executed` ones. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly executed: boolean;
  readonly error: Readonly<Record<string, unknown>>;

  constructor(status: number, error: Record<string, unknown>, executed = false) {
    super(String(error['message']));
    this.status = status;
    this.error = error;
    this.executed = executed;
  }
}

/** A parameter that Stripe refuses before any effect. */
export function badParameter(message: string, param: string, code?: string): StripeRefusal {
  return new StripeRefusal(400, { ...(code && { code }), message, param, type: 'invalid_request_error' });
}

/** A valid request that does not fit the object's state. */
export function badState(message: string, code: string, more: Record<string, unknown> = {}): StripeRefusal {
  return new StripeRefusal(400, { code, message, type: 'invalid_request_error', ...more }, true);
}

/** The object with this id does not exist in this account and mode. */
export function missing(kind: string, id: string, param: string, status = 404): StripeRefusal {
  const message = `No such ${kind}: '${id}'`;
  return new StripeRefusal(status, {
    code: 'resource_missing',
    message,
    param,
    type: 'invalid_request_error',
  });
}
