import { Calculator } from '../../features/state-guide/calculator/Calculator';
import type { CalculatorGuide } from '../../features/state-guide/calculator/calculator-guide';
import { Queries } from '../../shared/api/queries';
import type { CalculatorMessages } from '../../features/state-guide/calculator/messages.en';
import { loadMessages } from '../../shared/i18n/catalogues';
import type { Language } from '../../shared/i18n/language';

const messages = import.meta.glob('../../features/state-guide/calculator/messages.*.ts');

export default async function quickEstimate(language: Language, guide: unknown) {
  const t = await loadMessages<CalculatorMessages>(messages, language);
  return (
    <Queries>
      <Calculator t={t} guide={guide as CalculatorGuide} language={language} />
    </Queries>
  );
}
