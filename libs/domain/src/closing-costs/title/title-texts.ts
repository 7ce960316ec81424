import type { Bilingual, FeeLine } from '../estimate.js';
import { memoize } from '../memoize.js';
import type { CustomaryPayer } from '../paid-by.js';
import type { TitleRules } from '../rules/index.js';

type Sale = Readonly<{
  payer: Exclude<CustomaryPayer, 'lender'>;
  hasLoan: boolean;
  /** Bought from the builder, so there is no earlier policy. */
  isNew?: boolean;
}>;

const certificate = (hasLoan: boolean): Bilingual =>
  hasLoan
    ? {
        en: 'Ask for the owner’s certificate together with the lender’s, and whether it costs you anything.',
        es: 'Pida el certificado del propietario junto con el del prestamista y pregunte si le cuesta algo.',
      }
    : {
        en: 'Before closing, ask for the price of the certificate without a lender’s certificate.',
        es: 'Pregunte antes del cierre el precio del certificado sin el del prestamista.',
      };

const statePrice: Bilingual = {
  en: 'The state sets this premium, so no company is cheaper. Ask who pays it under your contract and for every credit that the rules allow, and decline endorsements that nobody requires. If a credit is denied, ask for the rule.',
  es: 'El estado fija esta prima: ninguna compañía cobra menos. Pregunte quién la paga según su contrato, pida todo crédito que permitan las reglas y rechace los endosos que nadie exige. Si le niegan un crédito, pida la regla.',
};

const paidBySeller: Bilingual = {
  en: 'Sellers usually pay for this policy here. Have the contract say so, and that it insures the full price. If this seller will not pay, ask for the reissue rate with the seller’s earlier policy.',
  es: 'Aquí suele pagar esta póliza el vendedor. Que el contrato lo diga, y que asegura el precio completo. Si este vendedor se niega, pida la tarifa de reemisión con su póliza anterior.',
};

const paidByBuyer = (hasLoan: boolean): Bilingual => ({
  en: `${hasLoan ? 'Ask for the owner’s premium when bought with the lender’s policy, and for' : 'Ask for'} the reissue rate with the seller’s earlier policy. If the seller has no earlier policy, take the lower of two quotes, or ask the seller to pay.`,
  es: `Pida ${hasLoan ? 'la prima del propietario al comprarla junto con la del prestamista, y ' : ''}la tarifa de reemisión con la póliza anterior del vendedor. Si el vendedor no la tiene, tome la más baja de dos cotizaciones o pida que la pague el vendedor.`,
});

const newHomeRequest: Bilingual = {
  en: 'Ask whether the builder pays for it, as builders often do with their own title company, and for the builder’s or new-home rate. You may choose another company: compare two quotes.',
  es: 'Pregunte si la paga el constructor, como suelen hacer con su propia compañía de títulos, y pida la tarifa de constructor o de vivienda nueva. Puede elegir otra compañía: compare dos cotizaciones.',
};

function ownerRequest(rules: TitleRules, { payer, hasLoan, isNew }: Sale): TitleRequest {
  const provider = rules.extra?.provider;
  if (provider) return { whoToContact: providerContact(provider), whatToAskFor: certificate(hasLoan) };
  if (isStatePriced(rules)) return { whoToContact: contactAtStatePrice, whatToAskFor: statePrice };
  if (isNew) return { whoToContact: contact, whatToAskFor: newHomeRequest };
  return { whoToContact: contact, whatToAskFor: payer === 'seller' ? paidBySeller : paidByBuyer(hasLoan) };
}

const textsOf = (rules: TitleRules, sale: Sale): TitleTexts => ({
  name: rules.extra?.provider
    ? {
        en: `${rules.extra.provider} owner’s certificate`,
        es: `Certificado del propietario de ${rules.extra.provider}`,
      }
    : { en: 'Owner’s title insurance policy', es: 'Póliza de seguro de título del propietario' },
  ...ownerRequest(rules, sale),
});

const byPayer = (rules: TitleRules, sale: Omit<Sale, 'payer'>) => ({
  buyer: textsOf(rules, { payer: 'buyer', ...sale }),
  seller: textsOf(rules, { payer: 'seller', ...sale }),
  split: textsOf(rules, { payer: 'split', ...sale }),
});

const byLoan = (rules: TitleRules, isNew: boolean) => ({
  withLoan: byPayer(rules, { hasLoan: true, isNew }),
  withoutLoan: byPayer(rules, { hasLoan: false, isNew }),
});

const textsOfSales = memoize((rules: TitleRules) => ({
  newHome: byLoan(rules, true),
  resale: byLoan(rules, false),
}));

/** The owner's policy. If the state sets the premium, only the payer, credits and endorsements are negotiable. */
export const ownerTexts = (rules: TitleRules, { payer, hasLoan, isNew }: Sale): TitleTexts =>
  textsOfSales(rules)[isNew ? 'newHome' : 'resale'][hasLoan ? 'withLoan' : 'withoutLoan'][payer];

function lenderRequest(rules: TitleRules): TitleRequest {
  const provider = rules.extra?.provider;
  if (provider) {
    return {
      whoToContact: providerContact(provider),
      whatToAskFor: {
        en: 'Ask your lender which certificate and endorsements it requires; the price of the certificate is the same everywhere.',
        es: 'Pregunte a su prestamista qué certificado y qué endosos exige; el certificado cuesta lo mismo en todas partes.',
      },
    };
  }
  if (isStatePriced(rules)) {
    return {
      whoToContact: contactAtStatePrice,
      whatToAskFor: {
        en: 'Ask for the state’s simultaneous price, which requires an owner’s policy at the same closing, and ask your lender which endorsements it really requires.',
        es: 'Pida el precio simultáneo del estado, que exige una póliza del propietario en el mismo cierre, y a su prestamista la lista de los endosos que de verdad exige.',
      },
    };
  }
  return {
    whoToContact: contact,
    whatToAskFor: {
      en: 'Ask for the simultaneous-issue price of the lender’s policy with every endorsement your lender requires. If it is not offered, ask a second company.',
      es: 'Pida el precio simultáneo de la póliza del prestamista con los endosos que pida su prestamista. Si no lo ofrecen, pregunte en otra compañía.',
    },
  };
}

/** The lender's policy, issued together with the owner's. */
export const lenderTexts = memoize((rules: TitleRules): TitleTexts => ({
  name: rules.extra?.provider
    ? {
        en: `${rules.extra.provider} lender’s certificate`,
        es: `Certificado del prestamista de ${rules.extra.provider}`,
      }
    : { en: 'Lender’s title insurance policy', es: 'Póliza de seguro de título del prestamista' },
  ...lenderRequest(rules),
}));

/** A policy's texts. */
type TitleTexts = Pick<FeeLine, 'name' | 'whoToContact' | 'whatToAskFor'>;
type TitleRequest = Pick<TitleTexts, 'whoToContact' | 'whatToAskFor'>;

/** Where each company sets its own premium. */
const contact: Bilingual = {
  en: 'A title company or closing attorney; compare at least two',
  es: 'Una compañía de títulos o un abogado de cierre; compare al menos dos',
};
/** Where the state sets the premium. */
const contactAtStatePrice: Bilingual = {
  en: 'The title company; the premium is the same at every company',
  es: 'La compañía de títulos; la prima es la misma en todas',
};

/** Where a state agency guarantees titles instead of insurers. */
const providerContact = (provider: string): Bilingual => ({
  en: `An attorney or abstractor who participates in ${provider}`,
  es: `Un abogado o investigador de títulos que participe en ${provider}`,
});

const isStatePriced = ({ regulation }: TitleRules): boolean => regulation === 'promulgated';
