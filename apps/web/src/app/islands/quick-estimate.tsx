import { Calculator } from '../../features/state-guide/calculator/Calculator';
import type { CalculatorGuide } from '../../features/state-guide/calculator/calculator-guide';
import { Queries } from '../../shared/api/Queries';
import type { Language } from '../../shared/i18n/language';

const messages = {
  en: () => import('../../features/state-guide/calculator/messages.en'),
  es: () => import('../../features/state-guide/calculator/messages.es'),
};

export default async function quickEstimate(language: Language, guide: unknown) {
  const { default: t } = await messages[language]();
  return (
    <Queries>
      <Calculator t={t} guide={guide as CalculatorGuide} language={language} />
    </Queries>
  );
}
