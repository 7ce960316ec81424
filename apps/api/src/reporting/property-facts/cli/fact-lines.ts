import {
  factsFound,
  factsNeededForPremium,
  type FactAnswer,
  type PropertyFacts,
} from '@closewise/domain/property-facts';
import { formatCents } from '@closewise/domain/money';

const reasons = {
  'nothing-recorded': 'nothing is recorded',
  'address-not-located': 'the address is not known to it',
  'address-ambiguous': 'several places or homes fit the address',
} as const;

function line<Fact>(name: string, answer: FactAnswer<Fact>, told: (fact: Fact) => string): string {
  if (answer.status === 'unavailable') return `${name}\tunavailable\tswitched off, or no usable answer`;
  const { publisher } = answer.source;
  if (answer.status === 'none') return `${name}\tnone\t${publisher}: ${reasons[answer.because]}`;
  return `${name}\tfound\t${publisher}: ${told(answer.fact)}`;
}

/** One line for each fact, its parts apart by tabs, and one that says whether premium would be offered. */
export const factLines = (facts: PropertyFacts): string[] => [
  line('flood zone', facts.floodZone, ({ zone, subtype, panel }) =>
    [`zone ${zone}`, subtype, panel && `panel ${panel}`].filter(Boolean).join(', '),
  ),
  line('tax history', facts.taxHistory, ({ years }) =>
    years
      .map(({ year, taxCents }) => `${year} ${taxCents === null ? 'unknown' : formatCents(taxCents)}`)
      .join(', '),
  ),
  line('schools', facts.schools, ({ schools }) => schools.map(({ name }) => name).join(', ')),
  line(
    'neighbourhood',
    facts.neighbourhood,
    ({ tract, years, medianHomeValueCents }) =>
      `${tract} (${years}), median home value ${medianHomeValueCents ? formatCents(medianHomeValueCents.value) : 'unknown'}`,
  ),
  line('comparable sales', facts.comparableSales, ({ sales }) =>
    sales.map(({ soldOn, priceCents }) => `${soldOn} ${formatCents(priceCents)}`).join(', '),
  ),
  `premium\t${factsFound(facts) >= factsNeededForPremium ? 'offered' : 'not offered'}\t${factsFound(facts)} of 5 found, ${factsNeededForPremium} are needed`,
];
