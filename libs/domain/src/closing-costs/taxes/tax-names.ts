import type { Bilingual } from '../estimate.js';
import { transferTaxOffice } from '../recording-office.js';
import type { TaxRule } from '../rules/index.js';
import { spanishOfficialName } from '../spanish-official-names.js';
import { ofSpanishPlace, spanishPlace } from './spanish-place.js';

const spanishLevel = {
  state: 'estatal',
  county: 'del condado',
  city: 'municipal',
  district: 'del distrito',
} as const;

function spanishObject({ kind, name }: TaxRule): string {
  switch (kind) {
    case 'mansion-tax':
      return 'sobre viviendas de alto precio';
    case 'mortgage-tax':
      return 'sobre la hipoteca';
    case 'intangible-tax':
      return 'sobre bienes intangibles';
    default:
      return /recordation/i.test(name) ? 'de registro de la escritura' : 'de transferencia';
  }
}

/** Where buyer and seller each owe a tax of their own. */
function spanishPart({ name }: TaxRule): string {
  if (/buyer share/.test(name)) return ', parte del comprador';
  return /seller share/.test(name) ? ', parte del vendedor' : '';
}

/** The tax's name; in Spanish by its kind and level, with the official name where the kind says too little. */
export function taxName(rule: TaxRule, jurisdiction: string): Bilingual {
  const level = spanishLevel[rule.level];
  const isAdjective = !level.startsWith('del ');
  const tax = isAdjective
    ? `Impuesto ${level} ${spanishObject(rule)}`
    : `Impuesto ${spanishObject(rule)} ${level}`;
  const spanish = rule.kind === 'other' ? `Cargo oficial ${level}` : tax;
  const placed = `${spanish} (${spanishPlace(jurisdiction)})`;
  const needsOfficialName = rule.kind === 'other' || rule.kind === 'mansion-tax';
  return {
    en: rule.name,
    es: needsOfficialName ? `${placed}: ${spanishOfficialName(rule.name)}` : `${placed}${spanishPart(rule)}`,
  };
}

/** Who answers for a tax: the office that collects it at recording. */
export function taxContact({ level }: TaxRule, jurisdiction: string, state: string): Bilingual {
  if (level === 'city') {
    return {
      en: `The finance office of ${jurisdiction.replace(/^(?=town|municipality)/, 'the ')}, or your title company`,
      es: `La oficina de finanzas ${ofSpanishPlace(jurisdiction)}, o su compañía de títulos`,
    };
  }
  const office = transferTaxOffice(state);
  return {
    en: `${office.en}, or your title company or closing attorney`,
    es: `${office.es}, o su compañía de títulos o abogado de cierre`,
  };
}

/** What to ask that office. */
export const taxQuestion = (rule: TaxRule, spanishName: string): Bilingual => ({
  en: `Ask for the amount of "${rule.name}" on this purchase, any exemption you qualify for, and who pays it.`,
  es: `Pregunte el monto de «${spanishName}» en esta compra, las exenciones que le corresponden y quién lo paga.`,
});
