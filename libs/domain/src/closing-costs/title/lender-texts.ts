import { oncePer } from '../once-per.js';
import type { TitleRules } from '../rules/index.js';
import {
  contact,
  contactOf,
  contactOfOnePrice,
  isPriceOfState,
  type Asking,
  type TitleTexts,
} from './title-contacts.js';

function lenderAsking(rules: TitleRules): Asking {
  const provider = rules.extra?.provider;
  if (provider) {
    return {
      whoToContact: contactOf(provider),
      whatToAskFor: {
        en: 'Ask your lender which certificate and endorsements it requires; the price of the certificate is the same everywhere.',
        es: 'Pregunte a su prestamista qué certificado y qué endosos exige; el certificado cuesta lo mismo en todas partes.',
      },
    };
  }
  if (isPriceOfState(rules)) {
    return {
      whoToContact: contactOfOnePrice,
      whatToAskFor: {
        en: 'Ask for the state’s simultaneous price, which needs an owner’s policy at the same closing, and your lender for the list of endorsements it really requires.',
        es: 'Pida el precio simultáneo del estado, que exige una póliza del propietario en el mismo cierre, y a su prestamista la lista de los endosos que de verdad exige.',
      },
    };
  }
  return {
    whoToContact: contact,
    whatToAskFor: {
      en: 'Ask for the simultaneous-issue price of the lender’s policy with every endorsement your lender asks for. If it is not offered, ask a second company.',
      es: 'Pida el precio simultáneo de la póliza del prestamista con los endosos que pida su prestamista. Si no lo ofrecen, pregunte en otra compañía.',
    },
  };
}

/** The lender's policy, bought together with the owner's. */
export const lenderTexts = oncePer((rules: TitleRules): TitleTexts => ({
  name: rules.extra?.provider
    ? {
        en: `${rules.extra.provider} lender’s certificate`,
        es: `Certificado del prestamista de ${rules.extra.provider}`,
      }
    : { en: 'Lender’s title insurance policy', es: 'Póliza de seguro de título del prestamista' },
  ...lenderAsking(rules),
}));
