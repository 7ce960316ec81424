import { dollars } from '../decimal/index.js';
import { scheduleOfCounty } from '../applicability/index.js';
import type { FeeLine } from '../estimate.js';
import { paidBy } from '../paid-by.js';
import type { Purchase } from '../purchase.js';
import type { JurisdictionRules, TitleRules } from '../rules/index.js';
import { exactly, spreadAround } from '../spread.js';
import { lenderPremium } from './lender-premium.js';
import { isKnownFor, ownerPremium, ownerSchedule } from './owner-premium.js';

const contact = {
  whoToContact: {
    en: 'A title company or closing attorney; compare at least two',
    es: 'Una compañía de títulos o un abogado de cierre; compare al menos dos',
  },
} as const;

function ownerPayer(rules: TitleRules, purchase: Purchase): 'buyer' | 'seller' | 'split' {
  const local = scheduleOfCounty(rules.ownerPolicyPayerByCounty, purchase);
  if (local) return local.payer;
  if (rules.ownerPolicyPayer === 'seller') return 'seller';
  return rules.ownerPolicyPayer.startsWith('buyer') ? 'buyer' : 'split';
}

/** Whether another county of the state has another custom, and the county is not given. */
const isPayerUnknown = ({ ownerPolicyPayerByCounty }: TitleRules, { county }: Purchase): boolean =>
  county === null && ownerPolicyPayerByCounty.length > 0;

function sourceOf({ titleInsurance }: JurisdictionRules, purchase: Purchase): FeeLine['source'] {
  const schedule = ownerSchedule(titleInsurance, purchase);
  const { source, confidence } = schedule ?? titleInsurance;
  return { ...source, effectiveFrom: schedule?.effectiveFrom ?? null, confidence };
}

function ownerLine(rules: JurisdictionRules, purchase: Purchase): FeeLine {
  const { cents, schedule, workings } = ownerPremium(
    rules.titleInsurance,
    purchase,
    purchase.ownerPolicyCents,
  );
  const payerUnknown = isPayerUnknown(rules.titleInsurance, purchase);
  const exact =
    !payerUnknown &&
    schedule !== null &&
    schedule.promulgated &&
    schedule.confidence !== 'low' &&
    isKnownFor(schedule, dollars(purchase.ownerPolicyCents));
  const shares = paidBy(ownerPayer(rules.titleInsurance, purchase), cents);
  const spread = exact ? exactly(shares.buyerCents) : spreadAround(shares.buyerCents);
  return {
    ...contact,
    key: 'title.owner-policy',
    kind: 'title-owner-policy',
    name: { en: "Owner's title insurance policy", es: 'Póliza de seguro de título del propietario' },
    section: 'H',
    category: 'optional',
    tolerance: 'none',
    requiredBy: null,
    level: schedule?.promulgated ? 'state' : 'market',
    jurisdiction: rules.name,
    shares,
    range: payerUnknown ? { ...spread, lowCents: 0, highCents: spreadAround(cents).highCents } : spread,
    exact,
    calculation: workings,
    source: sourceOf(rules, purchase),
    whatToAskFor: {
      en: "The owner's premium when bought with the lender's policy, and any reissue credit",
      es: 'La prima del propietario al comprarla con la del prestamista, y el crédito por reemisión',
    },
  };
}

function lenderLine(rules: JurisdictionRules, purchase: Purchase): FeeLine {
  const { range, exact, workings } = lenderPremium(rules.titleInsurance, purchase);
  return {
    ...contact,
    key: 'title.lender-policy',
    kind: 'title-lender-policy',
    name: { en: "Lender's title insurance policy", es: 'Póliza de seguro de título del prestamista' },
    section: 'C',
    category: 'required',
    tolerance: 'ten-percent',
    requiredBy: 'lender',
    level: exact ? 'state' : 'market',
    jurisdiction: rules.name,
    shares: paidBy('buyer', range.typicalCents),
    range,
    exact,
    calculation: workings,
    source: sourceOf(rules, purchase),
    whatToAskFor: {
      en: "The simultaneous-issue price of the lender's policy with every endorsement your lender asks for",
      es: 'El precio simultáneo de la póliza del prestamista con los endosos que pida su prestamista',
    },
  };
}

/** The owner's policy and, with a loan, the lender's. */
export function titleLines(rules: JurisdictionRules, purchase: Purchase): FeeLine[] {
  const owner = ownerLine(rules, purchase);
  return purchase.loanCents > 0 ? [lenderLine(rules, purchase), owner] : [owner];
}
