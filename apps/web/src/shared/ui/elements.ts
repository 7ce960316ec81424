import type { ReactElement } from 'react';

/**
 * What a component may put next to other elements: no bare text. A browser's page translation replaces text nodes, and React
 * then fails to change or remove them.
 */
export type Elements = ReactElement | readonly Elements[] | boolean | '' | null | undefined;
