import { useState } from 'react';
import { Languages } from 'lucide-react';
import { LanguageContext } from '../i18n/LanguageContext';
import { languages, otherLanguage, type Language } from '../i18n/language';
import { keptInTab } from '../storage/kept-in-tab';
import type { Elements } from '../ui/elements';

const kept = keptInTab('partner-language');
const keptLanguage = (): Language => languages.find((language) => language === kept.read()) ?? 'en';

/** What is said in the other language: how to have it there. */
const ofFigures = {
  en: 'Ver las cifras y los pagos en español',
  es: 'Show figures and payouts in English',
};

type Props = { children: Elements; offers?: Readonly<Record<Language, string>> };

/** The part of an English page that is had in Spanish, too, such as what is said of a partner's sales and money. */
export function InEitherLanguage({ children, offers = ofFigures }: Props) {
  const [language, setLanguage] = useState(keptLanguage);
  const other = otherLanguage(language);
  return (
    <LanguageContext value={language}>
      <div lang={language} className="grid min-w-0 gap-6">
        <button
          type="button"
          lang={other}
          className="link -mb-3 inline-flex min-h-8 items-center gap-2 justify-self-start text-[0.9375rem]"
          onClick={() => {
            kept.keep(other);
            setLanguage(other);
          }}
        >
          <Languages aria-hidden size={16} />
          <span>{offers[language]}</span>
        </button>
        {children}
      </div>
    </LanguageContext>
  );
}
