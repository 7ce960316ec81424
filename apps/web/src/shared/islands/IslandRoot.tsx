import { StrictMode, Suspense, type ReactNode } from 'react';
import type { Language } from '../i18n/language';
import { LanguageContext } from '../i18n/LanguageContext';

type Props = { language: Language; children: ReactNode };

/**
 * What the content of an island reaches through context, on the server and in the browser alike. Within `Suspense` React
 * takes it over in short steps, between which the page answers.
 */
export function IslandRoot({ language, children }: Props) {
  return (
    <StrictMode>
      <LanguageContext value={language}>
        <Suspense>{children}</Suspense>
      </LanguageContext>
    </StrictMode>
  );
}

/** Ids that React makes within an island are its own. */
export const idPrefix = (name: string): string => `${name}-`;
