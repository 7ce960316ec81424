import { StreamTurns } from './stream-turns.js';

/** Appends that end when the test says so; `begun` has those that were sent. */
function appends() {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const append = (name: string) => (): Promise<string> => {
    begun.push(name);
    ends.set(name, Promise.withResolvers<string>());
    return ends.get(name)!.promise;
  };
  return {
    begun,
    append,
    end: (name: string) => ends.get(name)!.resolve(name),
    fail: (name: string) => ends.get(name)!.reject(new Error(name)),
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the turns of appends', () => {
  it('sends one append of a stream at a time, in the order of the calls', async () => {
    const { begun, append, end } = appends();
    const turns = new StreamTurns();
    const taken = ['first', 'second', 'third'].map((name) => turns.take('sale-1', append(name)));
    await settled();
    expect(begun).toEqual(['first']);
    end('first');
    await settled();
    expect(begun).toEqual(['first', 'second']);
    end('second');
    await settled();
    end('third');
    expect(await Promise.all(taken)).toEqual(['first', 'second', 'third']);
  });

  it('lets streams pass each other', async () => {
    const { begun, append, end } = appends();
    const turns = new StreamTurns();
    void turns.take('sale-1', append('first'));
    const other = turns.take('sale-2', append('other'));
    end('other');
    expect([await other, begun]).toEqual(['other', ['first', 'other']]);
  });

  it('goes on after an append that failed, and begins at once when nobody waits', async () => {
    const { begun, append, end, fail } = appends();
    const turns = new StreamTurns();
    const first = turns.take('sale-1', append('first'));
    const second = turns.take('sale-1', append('second'));
    fail('first');
    await expect(first).rejects.toThrow('first');
    await settled();
    end('second');
    await second;
    void turns.take('sale-1', append('third'));
    expect(begun).toEqual(['first', 'second', 'third']);
  });

  it('refuses an append whose turn comes too late, without sending it', async () => {
    const { begun, append, end } = appends();
    const turns = new StreamTurns(-1);
    const first = turns.take('sale-1', append('first'));
    const late = turns.take('sale-1', append('late'));
    end('first');
    await first;
    await expect(late).rejects.toThrow('The append waited too long');
    expect(begun).toEqual(['first']);
  });

  it('refuses at once what exceeds 10,000 waiting ones, and keeps the order of those', async () => {
    const { begun, append, end } = appends();
    const turns = new StreamTurns();
    const first = turns.take('sale-1', append('first'));
    const waiting = Array.from({ length: 10_000 }, (_, i) => turns.take('sale-1', async () => i));
    const refused = [
      turns.take('sale-1', append('refused')),
      turns.take('sale-1', append('refused, too')),
    ].map((one) => expect(one).rejects.toThrow('Too many appends are waiting'));
    await Promise.all(refused);
    expect(begun).toEqual(['first']);
    end('first');
    await first;
    expect((await Promise.all(waiting)).at(-1)).toBe(9999);
  });
});
