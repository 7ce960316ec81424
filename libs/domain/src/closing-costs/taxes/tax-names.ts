import type { Bilingual } from '../estimate.js';
import { orTitleCompany, transferTaxOffice } from '../recording-office.js';
import { oncePer } from '../once-per.js';
import type { TaxRule } from '../rules/index.js';
import { ofSpanishPlace, spanishPlace } from './spanish-place.js';

/** The tax's name in the jurisdiction. */
const taxName = ({ name }: TaxRule, jurisdiction: string): Bilingual => ({
  en: name.en,
  es: name.es.replace('{place}', spanishPlace(jurisdiction)),
});

/** Who answers for a tax: the office that collects it at recording. */
export function taxContact({ level }: TaxRule, jurisdiction: string, state: string): Bilingual {
  if (level === 'city' && !jurisdiction.endsWith(' Parish')) {
    return {
      en: `The finance office of ${jurisdiction.replace(/^(?=town|municipality|City of|Town of)/, 'the ')}, or your title company`,
      es: `La oficina de finanzas ${ofSpanishPlace(jurisdiction)}, o su compañía de títulos`,
    };
  }
  return orTitleCompany(transferTaxOffice(state));
}

type TaxTexts = Readonly<{ name: Bilingual; whatToAskFor: Bilingual }>;

function textsAt(rule: TaxRule, jurisdiction: string): TaxTexts {
  const name = taxName(rule, jurisdiction);
  return {
    name,
    whatToAskFor: {
      en: `Ask for the amount of "${name.en}" on this purchase, any exemption you qualify for, and who pays it.`,
      es: `Pregunte el monto de «${name.es}» en esta compra, las exenciones que le corresponden y quién lo paga.`,
    },
  };
}

const textsAsPublished = oncePer((rule: TaxRule) => textsAt(rule, rule.jurisdiction));

/** The tax's name in that jurisdiction and what to ask the office that collects it. */
export const taxTexts = (rule: TaxRule, jurisdiction: string): TaxTexts =>
  jurisdiction === rule.jurisdiction ? textsAsPublished(rule) : textsAt(rule, jurisdiction);
