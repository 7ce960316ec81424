import type { Bilingual } from '../estimate.js';
import { nameOfJurisdiction, ofJurisdiction, type Jurisdiction } from '../jurisdiction/index.js';
import { orTitleCompany, transferTaxOffice } from '../recording-office.js';
import { oncePer } from '../once-per.js';
import type { TaxRule } from '../rules/index.js';

const nameAt = ({ name }: TaxRule, jurisdiction: Jurisdiction): Bilingual => ({
  en: name.en,
  es: name.es
    .replace('{place}', nameOfJurisdiction(jurisdiction, 'es'))
    .replace('{of}', ofJurisdiction(jurisdiction, 'es')),
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

const nameAsPublished = oncePer((rule: TaxRule) => nameAt(rule, rule.jurisdiction));

/** The tax's name in that jurisdiction. */
export const taxName = (rule: TaxRule, jurisdiction: Jurisdiction): Bilingual =>
  jurisdiction === rule.jurisdiction ? nameAsPublished(rule) : nameAt(rule, jurisdiction);
