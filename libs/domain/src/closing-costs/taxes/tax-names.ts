import type { Bilingual } from '../estimate.js';
import { nameOfJurisdiction, ofJurisdiction, type Jurisdiction } from '../jurisdiction/index.js';
import { orTitleCompany, transferTaxOffice } from '../recording-office.js';
import { oncePer } from '../once-per.js';
import type { TaxRule } from '../rules/index.js';

/** The tax's name in the jurisdiction. */
const taxName = ({ name }: TaxRule, jurisdiction: Jurisdiction): Bilingual => ({
  en: name.en,
  es: name.es.replace('{place}', nameOfJurisdiction(jurisdiction, 'es')),
});

/** Who answers for a tax: the office that collects it at recording. */
export function taxContact({ level }: TaxRule, jurisdiction: Jurisdiction, state: string): Bilingual {
  if (level === 'city' && jurisdiction.kind !== 'parish') {
    return {
      en: `The finance office ${ofJurisdiction(jurisdiction, 'en')}, or your title company`,
      es: `La oficina de finanzas ${ofJurisdiction(jurisdiction, 'es')}, o su compañía de títulos`,
    };
  }
  return orTitleCompany(transferTaxOffice(state));
}

type TaxTexts = Readonly<{ name: Bilingual; whatToAskFor: Bilingual }>;

function textsAt(rule: TaxRule, jurisdiction: Jurisdiction): TaxTexts {
  const name = taxName(rule, jurisdiction);
  return {
    name,
    whatToAskFor: {
      en: `Ask for the amount of “${name.en}” on this purchase, any exemption you qualify for, and who pays it.`,
      es: `Pregunte el monto de «${name.es}» en esta compra, las exenciones que le corresponden y quién lo paga.`,
    },
  };
}

const textsAsPublished = oncePer((rule: TaxRule) => textsAt(rule, rule.jurisdiction));

/** The tax's name in that jurisdiction and what to ask the office that collects it. */
export const taxTexts = (rule: TaxRule, jurisdiction: Jurisdiction): TaxTexts =>
  jurisdiction === rule.jurisdiction ? textsAsPublished(rule) : textsAt(rule, jurisdiction);
