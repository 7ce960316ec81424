import type { Bilingual, FeeLine } from '../estimate.js';
import { nameOfJurisdiction, ofJurisdiction, type Jurisdiction } from '../jurisdiction/index.js';
import { orTitleCompany, transferTaxOffice } from '../recording-office.js';
import { memoize } from '../memoize.js';
import type { TaxRule } from '../rules/index.js';

const nameAt = ({ name }: TaxRule, jurisdiction: Jurisdiction): Bilingual => ({
  en: name.en,
  es: name.es
    .replace('{place}', nameOfJurisdiction(jurisdiction, 'es'))
    .replace('{of}', ofJurisdiction(jurisdiction, 'es')),
});

/** The contact for questions about a tax: the office that collects it at recording. */
export function taxContact({ level }: TaxRule, jurisdiction: Jurisdiction, state: string): Bilingual {
  if (level === 'city' && jurisdiction.kind !== 'parish') {
    return {
      en: `The finance office ${ofJurisdiction(jurisdiction, 'en')}, or your title company`,
      es: `La oficina de finanzas ${ofJurisdiction(jurisdiction, 'es')}, o su compañía de títulos`,
    };
  }
  return orTitleCompany(transferTaxOffice(state));
}

const nameAsPublished = memoize((rule: TaxRule) => nameAt(rule, rule.jurisdiction));

/** The tax's name in this jurisdiction. */
export const taxName = (rule: TaxRule, jurisdiction: Jurisdiction): Bilingual =>
  jurisdiction === rule.jurisdiction ? nameAsPublished(rule) : nameAt(rule, jurisdiction);

const leaveToSeller: Bilingual = {
  en: 'The seller pays it here: have the contract say so, and check that it is not in your column of the settlement statement.',
  es: 'Aquí lo paga el vendedor: haga que el contrato lo diga y compruebe que no aparezca en su columna del estado de liquidación.',
};
const agreeOnPayer: Bilingual = {
  en: 'By rule, the seller pays it, but some settlement statements charge it to the buyer: have the contract say who pays.',
  es: 'Según la norma lo paga el vendedor, pero algunos cierres se lo cobran al comprador: haga que el contrato diga quién paga.',
};
const claimRelief: Bilingual = {
  en: 'Under the rules we have, nothing is due: ask which form claims that, and submit it before closing.',
  es: 'Según las reglas que tenemos no se debe nada: pregunte con qué formulario se solicita y entréguelo antes del cierre.',
};
const divide: Bilingual = {
  en: 'Ask for the exact amount, the exemptions that you qualify for, and whether the contract may divide it differently.',
  es: 'Pregunte el monto exacto, qué exenciones le corresponden y si el contrato puede repartirlo de otro modo.',
};
const onDebt: Bilingual = {
  en: 'Ask for the exact amount, and for any exemption or credit that you qualify for.',
  es: 'Pregunte el monto exacto y qué exención o crédito le corresponde.',
};
/** New York only taxes new debt (Tax Law 255): an assigned mortgage carries its tax along. */
const onNewDebt: Bilingual = {
  en: 'Ask early whether the seller’s lender would assign its mortgage to yours (a purchase CEMA): the tax is then due only on the new money. Compare that with what both lenders charge for it.',
  es: 'Pregunte pronto si el prestamista del vendedor cedería su hipoteca al suyo (purchase CEMA): entonces el impuesto se debe solo por el dinero nuevo. Compárelo con lo que cobran por ello los dos prestamistas.',
};

/** The request about a tax, depending on its payer here. */
export function askAboutTax(
  { id, kind, payerVaries }: TaxRule,
  { buyerCents, sellerCents }: FeeLine['shares'],
): Bilingual {
  if (buyerCents === 0 && sellerCents > 0 && payerVaries) return agreeOnPayer;
  if (buyerCents === 0) return sellerCents > 0 ? leaveToSeller : claimRelief;
  if (id.startsWith('ny-mortgage-tax')) return onNewDebt;
  return kind === 'mortgage-tax' || kind === 'intangible-tax' ? onDebt : divide;
}
