import { createContext, use } from 'react';
import type { Language } from './language';

/** Set by the shell from the page's address. */
export const LanguageContext = createContext<Language>('en');

export const useLanguage = (): Language => use(LanguageContext);
