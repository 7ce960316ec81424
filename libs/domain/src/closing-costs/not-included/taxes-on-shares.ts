import { oncePer } from '../once-per.js';
import type { NotIncluded } from '../estimate.js';
import type { Purchase } from '../purchase.js';
import type { JurisdictionRules } from '../rules/index.js';

const knowsShares = oncePer(({ taxes }: JurisdictionRules): boolean =>
  taxes.some(({ cooperatives }) => cooperatives === true),
);

/** That the law of the state on shares of a co-operative is not in the data, so that no tax on them is counted. */
export function taxesOnShares(rules: JurisdictionRules, { propertyType }: Purchase): NotIncluded[] {
  if (propertyType !== 'co-op' || knowsShares(rules)) return [];
  return [
    {
      reason: 'not-known',
      kind: 'transfer-tax',
      en: `You buy shares, not a deed. Whether ${rules.name} or its cities tax the transfer of shares in a co-operative is not known here, so no such tax is included. Ask the closing attorney.`,
      es: `Usted compra acciones, no una escritura. Aquí no se sabe si ${rules.name} o sus ciudades gravan el traspaso de acciones de una cooperativa; por eso no se incluye ese impuesto. Pregunte al abogado de cierre.`,
    },
  ];
}
