import type { ReactElement } from 'react';

/**
 * Children that may have siblings: no bare text. Browser translation replaces text nodes, and React then fails
 * to change or remove them.
 */
export type Elements = ReactElement | readonly Elements[] | boolean | '' | null | undefined;
