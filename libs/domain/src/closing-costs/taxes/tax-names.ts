import type { Bilingual } from '../estimate.js';
import { orTitleCompany, transferTaxOffice } from '../recording-office.js';
import { oncePer } from '../once-per.js';
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

const spanishParts: readonly (readonly [RegExp, string])[] = [
  [/buyer share/, 'parte del comprador'],
  [/seller share/, 'parte del vendedor'],
  [/city portion/, 'parte de la ciudad'],
  [/CTA portion/, 'parte del transporte público (CTA)'],
  [/tier 1/, 'primer tramo'],
  [/tier 2/, 'segundo tramo'],
  [/Wheeler/, 'fondo Wheeler'],
  [/housing/i, 'fondo de vivienda'],
  [/WMATA/, 'metro (WMATA)'],
  [/congestion/i, 'alivio del tráfico'],
];

/** Where one place has two taxes of a kind. */
function spanishPart({ name }: TaxRule): string {
  const part = spanishParts.find(([words]) => words.test(name));
  return part ? `, ${part[1]}` : '';
}

/** The tax's name; in Spanish by its kind and level, with the official name where the kind says too little. */
function taxName(rule: TaxRule, jurisdiction: string): Bilingual {
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
      en: `Ask for the amount of "${rule.name}" on this purchase, any exemption you qualify for, and who pays it.`,
      es: `Pregunte el monto de «${name.es}» en esta compra, las exenciones que le corresponden y quién lo paga.`,
    },
  };
}

const textsAsPublished = oncePer((rule: TaxRule) => textsAt(rule, rule.jurisdiction));

/** The tax's name in that jurisdiction and what to ask the office that collects it. */
export const taxTexts = (rule: TaxRule, jurisdiction: string): TaxTexts =>
  jurisdiction === rule.jurisdiction ? textsAsPublished(rule) : textsAt(rule, jurisdiction);
