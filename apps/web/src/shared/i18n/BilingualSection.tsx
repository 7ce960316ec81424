import { useState } from 'react';
import { Languages } from 'lucide-react';
import { tabEntry } from '../storage';
import type { Elements } from '../ui/elements';
import { LanguageContext } from './LanguageContext';
import { defaultLanguage, languages, otherLanguages, type Language } from './language';

const stored = tabEntry('partner-language');
const readLanguage = (): Language =>
  languages.find((language) => language === stored.read()) ?? defaultLanguage;

/** By the language that a button switches to, and in it. */
const figureOffers: Readonly<Record<Language, string>> = {
  en: 'Show figures and payouts in English',
  es: 'Ver las cifras y los pagos en español',
};

type Props = { children: Elements; offers?: Readonly<Record<Language, string>> };

/** A translated section of an English page, such as a partner's sales and payouts, with its language switch. */
export function BilingualSection({ children, offers = figureOffers }: Props) {
  const [language, setLanguage] = useState(readLanguage);
  return (
    <LanguageContext value={language}>
      <div lang={language} className="grid min-w-0 gap-6">
        {otherLanguages(language).map((other) => (
          <button
            key={other}
            type="button"
            lang={other}
            className="link -mb-3 inline-flex min-h-8 items-center gap-2 justify-self-start text-[0.9375rem]"
            onClick={() => {
              stored.write(other);
              setLanguage(other);
            }}
          >
            <Languages aria-hidden size={16} />
            <span>{offers[other]}</span>
          </button>
        ))}
        {children}
      </div>
    </LanguageContext>
  );
}
