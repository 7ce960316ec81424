import type { Bilingual } from '../estimate.js';
import type { TaxRule } from '../rules/index.js';

const spanishLevel = {
  state: 'estatal',
  county: 'del condado',
  city: 'municipal',
  district: 'del distrito',
} as const;

function spanishKind({ kind, name }: TaxRule): string {
  const isRecordation = /recordation/i.test(name);
  switch (kind) {
    case 'transfer-tax':
      return isRecordation ? 'Impuesto de registro de la escritura' : 'Impuesto de transferencia';
    case 'mansion-tax':
      return 'Impuesto sobre viviendas de alto precio';
    case 'mortgage-tax':
      return 'Impuesto sobre la hipoteca';
    case 'intangible-tax':
      return 'Impuesto sobre bienes intangibles';
    case 'other':
      return 'Cargo oficial';
  }
}

/** The tax's name; in Spanish by its kind and level, with the official name where the kind says too little. */
export function taxName(rule: TaxRule, jurisdiction: string): Bilingual {
  const spanish = `${spanishKind(rule)} ${spanishLevel[rule.level]} (${jurisdiction})`;
  const needsOfficialName = rule.kind === 'other' || rule.kind === 'mansion-tax';
  return { en: rule.name, es: needsOfficialName ? `${spanish}: ${rule.name}` : spanish };
}

/** Who answers for a tax: the office that collects it at recording. */
export function taxContact({ level }: TaxRule, jurisdiction: string): Bilingual {
  if (level === 'city') {
    return {
      en: `The finance office of ${jurisdiction}, or your title company`,
      es: `La oficina de finanzas de ${jurisdiction}, o su compañía de títulos`,
    };
  }
  return {
    en: 'The county recorder, or your title company or closing attorney',
    es: 'El registro de la propiedad del condado, o su compañía de títulos o abogado de cierre',
  };
}

/** What to ask that office. */
export const taxQuestion = (rule: TaxRule, spanishName: string): Bilingual => ({
  en: `The amount of "${rule.name}" on this purchase, any exemption you qualify for, and who pays it`,
  es: `El monto de "${spanishName}" en esta compra, las exenciones que le corresponden y quién lo paga`,
});
