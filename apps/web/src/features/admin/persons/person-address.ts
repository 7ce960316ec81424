const query = '?tab=security&view=persons';

/** Where a person is looked up; whom is handed over beside the address, which is logged and kept in histories. */
export const personOf = (whom: string) => ({ to: query, state: { whom } });

/** Whom the screen was opened for. */
export const soughtIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'whom' in state && typeof state.whom === 'string'
    ? state.whom
    : '';
