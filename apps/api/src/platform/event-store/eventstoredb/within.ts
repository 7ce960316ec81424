import { EventStoreUnavailableError } from '../event-store.js';

/** Gives up waiting after `ms`; what was asked may still happen. */
export async function within<Result>(ms: number, asked: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const giveUp = (): void =>
    late.reject(new EventStoreUnavailableError('The event store did not answer in time'));
  const timer = setTimeout(giveUp, ms);
  try {
    return await Promise.race([asked, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
