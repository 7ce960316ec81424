import { createContext, use } from 'react';
import type { Language } from './language';

/** Set once by the shell from the address of the page. */
export const LanguageContext = createContext<Language>('en');

export const useLanguage = (): Language => use(LanguageContext);
