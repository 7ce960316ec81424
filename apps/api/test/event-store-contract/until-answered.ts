/** What a caller does while the store is away: the same again. */
export async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if ((error as Error).name !== 'EventStoreUnavailableError') throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
