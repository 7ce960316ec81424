import type { FieldValues, Resolver } from 'react-hook-form';

/** Loads the rules of a form on its first validation, not with the page. */
export const lazyResolver =
  <Values extends FieldValues>(load: () => Promise<Resolver<Values>>): Resolver<Values> =>
  async (...args) =>
    (await load())(...args);
