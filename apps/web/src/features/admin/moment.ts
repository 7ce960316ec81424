const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** An instant as the admin's own clock shows it. */
export const momentOf = (iso: string): string => format.format(new Date(iso));
