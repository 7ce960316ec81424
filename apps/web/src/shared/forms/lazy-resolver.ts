import type { FieldValues, Resolver } from 'react-hook-form';

/** Loads a form's validation rules on its first validation instead of with the page. */
export const lazyResolver =
  <Values extends FieldValues>(load: () => Promise<Resolver<Values>>): Resolver<Values> =>
  async (...args) =>
    (await load())(...args);
