/**
 * The forms of a journey that are walked: the one at `index`, chosen so that the journeys together have each language
 * and each width, or all when there is time for them.
 */
export const walked = <Form>(forms: readonly Form[], index: number): readonly Form[] =>
  process.env['LONG'] ? forms : forms.slice(index, index + 1);
