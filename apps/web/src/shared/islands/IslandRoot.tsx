import { StrictMode, type ReactNode } from 'react';
import type { Language } from '../i18n/language';
import { LanguageContext } from '../i18n/LanguageContext';

type Props = { language: Language; children: ReactNode };

/** What the content of an island reaches through context, on the server and in the browser alike. */
export function IslandRoot({ language, children }: Props) {
  return (
    <StrictMode>
      <LanguageContext value={language}>{children}</LanguageContext>
    </StrictMode>
  );
}

/** Ids that React makes within an island are its own. */
export const idPrefix = (name: string): string => `${name}-`;
