import type { ReactNode } from 'react';
import type { Language } from '../../shared/i18n/language';

/** What an island shows, in a language and of the data that its page brings along; its code and texts are loaded when it awakens. */
type Island = { default: (language: Language, data: unknown) => Promise<ReactNode> | ReactNode };

/** By the names that pages give them (`shared/islands/Island`). */
export const islands: Record<string, () => Promise<Island>> = {
  'property-form': () => import('./property-form'),
  'organizations-column': () => import('./organizations-column'),
  'cookie-settings': () => import('./cookie-settings'),
  'quick-estimate': () => import('./quick-estimate'),
  toaster: () => import('./toaster'),
};
