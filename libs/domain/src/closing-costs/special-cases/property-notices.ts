import type { Bilingual } from '../estimate.js';
import { type Notice, commonPractice, guide, law, notice } from './notice.js';

const attorney = { en: 'A real-estate attorney', es: 'Un abogado de bienes raíces' };
const builder = { en: 'The builder’s sales office', es: 'La oficina de ventas del constructor' };
const association = { en: 'The association’s manager', es: 'La administración de la asociación' };

const newHomeTitle = notice(({ propertyType }) => propertyType === 'new-construction', {
  key: 'new-home-title',
  name: {
    en: 'The builder’s contract, not custom, says who pays the title policy and the transfer tax',
    es: 'El contrato del constructor, y no la costumbre, dice quién paga la póliza de título y el impuesto de transferencia',
  },
  whoToContact: builder,
  whatToAskFor: {
    en: 'Ask which of the seller’s usual costs the contract moves to you, and ask the builder to pay for the owner’s policy, as sellers here do. If you pay for title insurance, the builder may not make you buy it from a particular company.',
    es: 'Pregunte qué costos usuales del vendedor le traslada el contrato y pida que el constructor pague la póliza del dueño como lo hacen aquí los vendedores. Si la paga usted, no pueden obligarle a comprarla en una compañía determinada.',
  },
  source: law('United States', '12 U.S.C. 2608 (RESPA, section 9)'),
});

const firstTaxBill = notice(
  ({ propertyType, loanType }) => propertyType === 'new-construction' && loanType !== 'Cash',
  {
    key: 'new-home-tax',
    name: {
      en: 'The first tax bill for a new home may be for the land only',
      es: 'El primer recibo de impuestos de una casa nueva puede ser solo por el terreno',
    },
    whoToContact: { en: 'The county assessor', es: 'El tasador del condado' },
    whatToAskFor: {
      en: 'Ask when the finished home will be assessed, and ask your lender to hold escrow for the home, not just the lot, or the payment will jump in the second year.',
      es: 'Pregunte en qué fecha se valúa la casa terminada y pida al prestamista que reserve por la casa y no por el lote; si no, el pago sube el segundo año.',
    },
    source: commonPractice,
  },
);

const supplementalTax = notice(({ state, propertyType }) => state === 'CA' && propertyType !== 'co-op', {
  key: 'california-supplemental-tax',
  name: {
    en: 'A supplemental tax bill comes after closing',
    es: 'Después del cierre llega un recibo suplementario de impuestos',
  },
  whoToContact: { en: 'The county assessor', es: 'El tasador del condado' },
  whatToAskFor: {
    en: 'Set money aside: California reassesses the home at your price and bills the difference from the seller’s value for the rest of the tax year. The bill comes to you, not to your lender.',
    es: 'Reserve dinero: California vuelve a valuar con su precio y cobra la diferencia con el valor del vendedor por el resto del año fiscal. El recibo llega a usted, no a su prestamista.',
  },
  source: law('State of California', 'Cal. Rev. & Tax. Code § 75.11'),
  state: 'California',
});

const isNewOrLand = (propertyType: string): boolean =>
  propertyType === 'new-construction' || propertyType === 'vacant-land';

const district = (
  code: string,
  state: string,
  of: Readonly<{ en: string; es: string }>,
  notices: Readonly<{ en: string; es: string }>,
  source: string,
): Notice =>
  notice((purchase) => purchase.state === code && isNewOrLand(purchase.propertyType), {
    key: 'special-district',
    name: {
      en: `New subdivisions are often in ${of.en}, which taxes you every year`,
      es: `Las urbanizaciones nuevas suelen estar en ${of.es}, que cobra cada año`,
    },
    whoToContact: { en: 'The seller or builder', es: 'El vendedor o el constructor' },
    whatToAskFor: {
      en: `Before you sign, ask for ${notices.en}, the yearly amount and the year in which it ends.`,
      es: `Antes de firmar, pida ${notices.es}, el monto anual y el año en que termina.`,
    },
    source: law(`State of ${state}`, source),
    state,
  });

const districts: readonly Notice[] = [
  district(
    'TX',
    'Texas',
    {
      en: 'a municipal utility district (MUD) or public improvement district (PID)',
      es: 'un distrito de servicios públicos (MUD) o de mejoras públicas (PID)',
    },
    {
      en: 'the notices that the law requires the seller to give for either district',
      es: 'los avisos que la ley obliga al vendedor a entregar sobre uno u otro distrito',
    },
    'Tex. Water Code § 49.452; Tex. Prop. Code § 5.014',
  ),
  district(
    'CA',
    'California',
    { en: 'a Mello-Roos or assessment district', es: 'un distrito Mello-Roos o de contribuciones' },
    { en: 'the notice of special tax or assessment', es: 'el aviso de impuesto o contribución especial' },
    'Cal. Civ. Code § 1102.6b',
  ),
  district(
    'FL',
    'Florida',
    { en: 'a community development district (CDD)', es: 'un distrito de desarrollo comunitario (CDD)' },
    { en: 'the disclosure in the contract', es: 'la declaración que el contrato debe incluir' },
    'Fla. Stat. § 190.048',
  ),
  district(
    'CO',
    'Colorado',
    { en: 'a metropolitan district', es: 'un distrito metropolitano' },
    {
      en: 'the district’s disclosure with its debt, its mill levies and an estimate of the tax',
      es: 'la declaración del distrito con su deuda, sus tasas y un cálculo del impuesto',
    },
    'C.R.S. § 38-35.7-110',
  ),
];

const rollbackTax = notice(
  ({ propertyType }) => propertyType === 'vacant-land' || propertyType === 'farm-ranch',
  {
    key: 'rollback-tax',
    name: {
      en: 'Land taxed as a farm or forest may owe tax for earlier years if its use changes',
      es: 'Un terreno gravado como agrícola o forestal puede deber años anteriores si cambia de uso',
    },
    whoToContact: { en: 'The county assessor', es: 'El tasador del condado' },
    whatToAskFor: {
      en: 'Ask whether the parcel has such an assessment, what a change of use would cost, and for the contract to say that the seller pays it.',
      es: 'Pregunte si la parcela tiene esa valuación, cuánto costaría cambiar el uso y pida que el contrato lo deje a cargo del vendedor.',
    },
    source: commonPractice,
  },
);

const condoReserves = notice(
  ({ propertyType, loanType }) => propertyType === 'condo' && loanType !== 'Cash',
  {
    key: 'condo-reserves',
    name: {
      en: 'The association’s reserves and master policy decide whether a lender accepts the unit',
      es: 'Las reservas y la póliza maestra de la asociación deciden si un prestamista acepta la unidad',
    },
    whoToContact: association,
    whatToAskFor: {
      en: 'Ask for the budget, the reserve study, two years of minutes and any assessments already approved; if less than 10% of the budget goes to reserves, you may lose the loan. Ask whether the master policy covers the unit’s walls and fixtures, and match your HO-6 policy to it.',
      es: 'Pida el presupuesto, el estudio de reservas, las actas de dos años y las cuotas extraordinarias aprobadas; si las reservas reciben menos del 10% del presupuesto, podría perder el préstamo. Pregunte si la póliza maestra cubre paredes e instalaciones, y ajuste a ella su póliza HO-6.',
    },
    source: guide('Fannie Mae', 'Fannie Mae Selling Guide B4-2.2-02'),
  },
);

const milestoneInspection = (propertyType: 'condo' | 'co-op', source: string): Notice =>
  notice((purchase) => purchase.state === 'FL' && purchase.propertyType === propertyType, {
    key: 'florida-milestone-inspection',
    name: {
      en: 'Florida’s milestone inspection and reserve study for buildings of three or more stories',
      es: 'Inspección estructural (milestone) y estudio de reservas de Florida en edificios de tres pisos o más',
    },
    whoToContact: association,
    whatToAskFor: {
      en: 'Ask for the milestone inspection report and the structural integrity reserve study, which you must receive before you are bound, and ask what the repairs will cost this unit.',
      es: 'Pida el informe de la inspección «milestone» y el estudio de reservas de integridad estructural, que deben entregarle antes de quedar obligado, y cuánto costarán las obras a esta unidad.',
    },
    source: law('State of Florida', source),
    state: 'Florida',
  });

const tenants = notice(
  ({ propertyType, units, investment }) => (propertyType === 'multi-family' && units <= 4) || investment,
  {
    key: 'tenants',
    name: {
      en: 'If tenants stay, their leases, deposits and rents come with the home',
      es: 'Si hay inquilinos, sus contratos, depósitos y rentas pasan con la vivienda',
    },
    whoToContact: { en: 'The seller and the settlement agent', es: 'El vendedor y el agente de cierre' },
    whatToAskFor: {
      en: 'Ask for the leases, an estoppel certificate signed by each tenant, and a credit at closing for every deposit and for the rent for the days after it.',
      es: 'Pida los contratos, un certificado (estoppel) firmado por cada inquilino y, en el cierre, un crédito por cada depósito y por la renta de los días posteriores.',
    },
    source: commonPractice,
  },
);

/** About the tax on a home that is not the owner's residence. */
const notHomestead = {
  key: 'no-homestead',
  name: {
    en: 'You will not get the tax relief for owners who live in their home',
    es: 'No tendrá los alivios de impuestos de quien vive en su casa',
  },
  whoToContact: { en: 'The county assessor', es: 'El tasador del condado' },
  source: commonPractice,
};
const withoutHomestead: Bilingual = {
  en: 'Ask for the tax without a homestead exemption or cap: the seller’s bill may include one that ends with the sale.',
  es: 'Pida el impuesto sin la exención ni el tope por vivienda principal: el recibo del vendedor puede incluirlos y terminan con la venta.',
};

const secondHome = notice((purchase) => purchase.secondHome, {
  ...notHomestead,
  whatToAskFor: {
    en: `${withoutHomestead.en} Ask an insurer for a policy for a second home; one for a home you live in may not pay while it is empty.`,
    es: `${withoutHomestead.es} Pida una póliza para segunda vivienda: la de quien vive en su casa puede no pagar mientras está vacía.`,
  },
});

const rentalHome = notice(({ investment }) => investment, {
  ...notHomestead,
  whatToAskFor: {
    en: `${withoutHomestead.en} Ask an insurer for a landlord policy; one for a home you live in does not cover tenants.`,
    es: `${withoutHomestead.es} Pida una póliza de arrendador, pues la de quien vive en su casa no cubre a inquilinos.`,
  },
});

const manufacturedTitle = notice(({ propertyType }) => propertyType === 'mobile-home', {
  key: 'manufactured-home-title',
  name: {
    en: 'A title like a vehicle’s, or real property with the land: what you pay depends on it',
    es: 'Con título como un vehículo, o inmueble junto con el terreno: de eso depende lo que paga',
  },
  whoToContact: attorney,
  whatToAskFor: {
    en: 'Ask for the title or the recorded affidavit that retired it. A home that keeps its title, as in a park, has no deed: the deed taxes, recording fees and title insurance shown here are then not due, but sales tax may be. Most mortgages require land, a permanent foundation and a retired title.',
    es: 'Pida el título o la declaración inscrita que lo canceló. Una casa que conserva su título, como en un parque, no tiene escritura: no se deben los impuestos de escritura, el registro ni el seguro de título que aquí se muestran, y puede deberse impuesto de venta. Casi toda hipoteca exige terreno, cimientos permanentes y título cancelado.',
  },
  source: guide('HUD', 'Permanent Foundations Guide for Manufactured Housing (4930.3G); state titling law'),
});

/** Notices about the type of property, its state's rules and its use. */
export const propertyNotices: readonly Notice[] = [
  newHomeTitle,
  firstTaxBill,
  supplementalTax,
  ...districts,
  rollbackTax,
  condoReserves,
  milestoneInspection('condo', 'Fla. Stat. § 553.899; § 718.112(2)(g)'),
  milestoneInspection('co-op', 'Fla. Stat. § 553.899; § 719.106(1)(k)'),
  tenants,
  secondHome,
  rentalHome,
  manufacturedTitle,
];
