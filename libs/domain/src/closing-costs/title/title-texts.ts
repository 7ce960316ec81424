import type { Bilingual, FeeLine } from '../estimate.js';
import type { TitleRules } from '../rules/index.js';

type TitleTexts = Pick<FeeLine, 'name' | 'whoToContact' | 'whatToAskFor'>;

const contact: Bilingual = {
  en: 'A title company or closing attorney; compare at least two',
  es: 'Una compañía de títulos o un abogado de cierre; compare al menos dos',
};
const contactOfOnePrice: Bilingual = {
  en: 'The title company; the premium is the same at each',
  es: 'La compañía de títulos; la prima es la misma en todas',
};

const isPriceOfState = ({ regulation }: TitleRules): boolean => regulation === 'promulgated';

/** The owner's policy; where the state sets the premium, only who pays, credits and endorsements are open. */
export const ownerTexts = (rules: TitleRules): TitleTexts => ({
  name: rules.extra?.provider
    ? {
        en: `${rules.extra.provider} owner's certificate`,
        es: `Certificado del propietario de ${rules.extra.provider}`,
      }
    : { en: "Owner's title insurance policy", es: 'Póliza de seguro de título del propietario' },
  ...(isPriceOfState(rules)
    ? {
        whoToContact: contactOfOnePrice,
        whatToAskFor: {
          en: 'The state sets this premium, so no company is cheaper. Ask who pays it by your contract and for every credit that the rules allow, and decline endorsements that nobody requires. If a credit is denied, ask for the rule.',
          es: 'El estado fija esta prima: ninguna compañía cobra menos. Pregunte quién la paga según su contrato, pida todo crédito que permitan las reglas y rechace los endosos que nadie exige. Si le niegan un crédito, pida la regla.',
        },
      }
    : {
        whoToContact: contact,
        whatToAskFor: {
          en: "Ask for the owner's premium when bought with the lender's policy, and for the reissue rate with the seller's earlier policy. If there is none, take the lower of two quotes, or ask the seller to pay.",
          es: 'Pida la prima del propietario al comprarla junto con la del prestamista, y la tarifa de reemisión con la póliza anterior del vendedor. Si no la hay, tome la más baja de dos cotizaciones o pida que la pague el vendedor.',
        },
      }),
});

/** The lender's policy, bought together with the owner's. */
export const lenderTexts = (rules: TitleRules): TitleTexts => ({
  name: rules.extra?.provider
    ? {
        en: `${rules.extra.provider} lender's certificate`,
        es: `Certificado del prestamista de ${rules.extra.provider}`,
      }
    : { en: "Lender's title insurance policy", es: 'Póliza de seguro de título del prestamista' },
  ...(isPriceOfState(rules)
    ? {
        whoToContact: contactOfOnePrice,
        whatToAskFor: {
          en: "Ask for the state's simultaneous price, which needs an owner's policy at the same closing, and your lender for the list of endorsements it really requires.",
          es: 'Pida el precio simultáneo del estado, que exige una póliza del propietario en el mismo cierre, y a su prestamista la lista de los endosos que de verdad exige.',
        },
      }
    : {
        whoToContact: contact,
        whatToAskFor: {
          en: "Ask for the simultaneous-issue price of the lender's policy with every endorsement your lender asks for. If it is not offered, ask a second company.",
          es: 'Pida el precio simultáneo de la póliza del prestamista con los endosos que pida su prestamista. Si no lo ofrecen, pregunte en otra compañía.',
        },
      }),
});
