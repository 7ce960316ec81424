import type { ReactNode } from 'react';
import type { Language } from '../../shared/i18n/language';

/** What an island shows, in a language: its code and its texts are loaded when it awakens. */
type Island = { default: (language: Language) => Promise<ReactNode> | ReactNode };

/** By the names that pages give them (`shared/islands/Island`). */
export const islands: Record<string, () => Promise<Island>> = {
  'property-form': () => import('./property-form'),
  'organizations-column': () => import('./organizations-column'),
  toaster: () => import('./toaster'),
};
