import type { ComponentType } from 'react';
import type { Language } from '../shared/i18n/language';
import { KeepsInputOnError } from './KeepsInputOnError';

type PageModule<Messages> = { default: ComponentType<{ t: Messages; language: Language }> };
export type PageLoader<Messages> = {
  page: () => Promise<PageModule<Messages>>;
  messages: Record<Language, () => Promise<{ default: Messages }>>;
};

/** A page and its messages are separate chunks: nobody downloads the other language. */
export const lazyRoute =
  <Messages,>({ page, messages }: PageLoader<Messages>) =>
  (language: Language) =>
  async () => {
    const [{ default: Page }, { default: t }] = await Promise.all([page(), messages[language]()]);
    return {
      Component: () => (
        <KeepsInputOnError root={() => document.body} language={language}>
          <Page t={t} language={language} />
        </KeepsInputOnError>
      ),
    };
  };
