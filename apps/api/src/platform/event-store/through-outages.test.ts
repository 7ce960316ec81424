import { EventStoreUnavailableError } from './event-store.js';
import { throughOutages } from './through-outages.js';

describe('work through outages', () => {
  const failing = (...errors: Error[]) => {
    const told: unknown[] = [];
    const work = async (): Promise<string> => {
      const error = errors.shift();
      if (error) throw error;
      return 'done';
    };
    return { told, result: throughOutages(work, (error) => told.push(error)) };
  };

  it('is repeated until the store answers, and each outage is told', async () => {
    const away = new EventStoreUnavailableError('The event store does not answer');
    const { result, told } = failing(away, away);
    expect(await result).toBe('done');
    expect(told).toEqual([away, away]);
  });

  it('ends with any other error', async () => {
    const { result, told } = failing(new Error('The name is taken'));
    await expect(result).rejects.toThrow('The name is taken');
    expect(told).toEqual([]);
  });
});
