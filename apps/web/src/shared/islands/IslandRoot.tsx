import { StrictMode, Suspense, type ReactNode } from 'react';
import type { Language } from '../i18n/language';
import { LanguageContext } from '../i18n/LanguageContext';

type Props = { language: Language; children: ReactNode };

/**
 * The context of an island's content, the same on the server and in the browser. `Suspense` lets React hydrate
 * in short steps, so that the page stays responsive.
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

/** Prefix of the ids that React generates in an island. */
export const idPrefix = (name: string): string => `${name}-`;
