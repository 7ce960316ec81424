import type { FloodRisk, NothingFound, SchoolLevel } from '@closewise/domain/property-facts';

const floodMeanings: Readonly<Record<FloodRisk, string>> = {
  coastal:
    'High risk, with waves: a flood this high or higher has at least a 1 percent chance in any year, which comes to about 26 percent over a loan of 30 years.',
  high: 'High risk: a flood this high or higher has at least a 1 percent chance in any year, which comes to about 26 percent over a loan of 30 years.',
  moderate:
    'Moderate risk: outside of the 1 percent flood, and within the 0.2 percent flood, or where the 1 percent flood is shallow or small.',
  levee: 'Lower risk because of a levee. Water can top a levee, and a levee can break.',
  minimal: 'Low risk: outside of the 1 percent flood and of the 0.2 percent flood. Low is not none.',
  undetermined: 'Floods are possible, and nobody has studied how likely they are.',
  unmapped: 'The map leaves this place out.',
};

const levels: Readonly<Record<SchoolLevel, string>> = {
  elementary: 'elementary',
  middle: 'middle',
  high: 'high',
};

const noPlace: Readonly<Record<Exclude<NothingFound, 'nothing-recorded'>, string>> = {
  'address-not-located': 'does not know this address',
  'address-ambiguous': 'knows several places or homes by this address',
};

/** The words of the premium sections. */
export const premium = {
  retrieved: (date: string) => `retrieved on ${date}`,
  /** `subject` begins a clause: 'the flood zone of this home'. */
  notLocated: (publisher: string, because: Exclude<NothingFound, 'nothing-recorded'>, subject: string) =>
    `${publisher} ${noPlace[because]}, so ${subject} could not be looked up.`,
  numbers: {
    orMore: (value: string) => `${value} or more`,
    orLess: (value: string) => `${value} or less`,
    orLater: (year: string) => `${year} or later`,
    orEarlier: (year: string) => `${year} or earlier`,
  },
  flood: {
    title: 'Flood zone',
    subject: 'the flood zone of this home',
    introduction:
      'What FEMA’s current flood map says about the location of this address. The map shows flooding from rivers, lakes and coasts, not from heavy rain alone.',
    none: 'FEMA’s digital flood map does not cover this place: ask the community’s floodplain administrator for the paper map.',
    unavailable:
      'FEMA’s flood map gave no answer when this report was written: look the address up at FEMA’s Flood Map Service Center.',
    zone: 'Zone on the map',
    meanings: floodMeanings,
    floodway:
      'The point is in the floodway, where water must be able to flow: building, filling and enlarging are restricted.',
    insurance: 'Flood insurance',
    required: 'Required with most loans',
    requiredText:
      'A lender that is federally regulated, or whose loan is backed by FHA, VA, USDA, Fannie Mae or Freddie Mac, must require flood insurance for a building here for as long as the loan runs. Get a quote before your inspection period ends and add it to what you bring: the cash to close does not hold it.',
    requiredCash:
      'You pay cash, so nobody obliges you. With a loan, a building here must be insured against floods for as long as the loan runs; a later buyer or a refinancing meets that rule.',
    notRequired: 'Not required by federal law',
    notRequiredText:
      'The rule covers only high-risk zones; a lender may still require it. Usual homeowner’s policies leave flood damage out, so ask what a policy would cost.',
    elevation: 'Height of the 1 percent flood',
    feet: (feet: string) => `${feet} feet`,
    elevationText:
      'In the datum of the map, not above the ground. An elevation certificate says how the lowest floor compares.',
    panel: 'Map panel',
    panelText: (date: string | null) =>
      date ? `In force since ${date}. Maps are revised.` : 'Maps are revised.',
    remark:
      'The lender orders a determination of its own, which looks at the building. For the loan, that one counts, not this point of the address.',
    questions: [
      'To the seller: has this home ever flooded, and which insurance claims or disaster aid were paid for it?',
      'To the lender: which zone does your flood determination show, and may I have a copy?',
      'To an insurance agent: what does a flood policy cost a year, and can I take over the seller’s policy?',
      'To the floodplain administrator: is a new map or a map amendment on its way for this address?',
    ],
    certificateQuestion:
      'To the seller: is there an elevation certificate, and may I have it? It can lower the premium.',
  },
  taxes: {
    title: 'Property tax, year by year',
    subject: 'the history of its property tax',
    introduction:
      'What the tax roll shows for this home, as a provider of public records has it. Your own bill can differ: many places reassess a home after a sale, and the seller’s exemptions end.',
    none: (publisher: string) =>
      `${publisher} has no tax bill or assessment of this home: ask the county assessor for them.`,
    unavailable:
      'The provider of public records gave no tax history when this report was written: the county assessor has it.',
    year: (year: number) => `Tax year ${year}`,
    unknown: 'Bill not in the record',
    assessed: (amount: string) => `Assessed at ${amount}.`,
    noAssessment: 'The assessed value is not in the record.',
    more: (percent: string, year: number) => `${percent} more than in ${year}.`,
    less: (percent: string, year: number) => `${percent} less than in ${year}.`,
    same: (year: number) => `The same as in ${year}.`,
    change: (from: number, to: number) => `From ${from} to ${to}`,
    changeText: (from: string, to: string) => `The yearly bill went from ${from} to ${to}.`,
    unchanged: 'No change',
    up: (percent: string) => `${percent} more`,
    down: (percent: string) => `${percent} less`,
    questions: [
      'To the seller: which exemptions are on this bill, and do they end with the sale?',
      'To the county assessor: will the sale lead to a new assessment or a supplemental bill, and when?',
      'To the title company: are there special assessments or districts on the bill?',
    ],
  },
  schools: {
    title: 'Schools',
    subject: 'the schools of this home',
    introduction:
      'Schools that a provider of records lists for this address. Attendance zones change: the school district’s own answer counts, not this list.',
    none: (publisher: string) =>
      `${publisher} lists no school for this address: the school district says which ones it is assigned to.`,
    unavailable:
      'The provider of records gave no list of schools when this report was written: the school district has it.',
    district: 'School district',
    districtText: 'It decides which schools an address is assigned to.',
    level: (list: string) => `Level: ${list}`,
    levels,
    levelUnknown: 'Level not stated',
    grades: (grades: string) => `Grades ${grades}`,
    public: 'public',
    private: 'private',
    assigned: 'assigned to this address',
    miles: (miles: string) => (miles === '1' ? '1 mile away' : `${miles} miles away`),
    nothingMore: 'The list says nothing more.',
    remark: 'This report rates no schools and does not describe who attends them.',
    questions: [
      'To the school district: which schools is this exact address assigned to in the coming school year?',
      'To the school district: is a change of the attendance zones being discussed?',
    ],
  },
  neighbourhood: {
    title: 'Neighborhood statistics',
    subject: 'the statistics of its neighborhood',
    introduction: (tract: string, years: string) =>
      `${tract} in the American Community Survey of ${years}. It is a sample, so each figure has a margin of error: in nine of ten samples like it, the true figure lies within the margin.`,
    generalIntroduction:
      'What the American Community Survey of the Census Bureau says of the census tract around this home.',
    none: 'The American Community Survey gives no figures for the census tract of this home, as it does where too few homes answered.',
    unavailable: 'The Census Bureau’s survey gave no answer when this report was written.',
    plusMinus: (value: string, margin: string) => `${value} ± ${margin}`,
    points: (margin: string) => `${margin} points`,
    years: (margin: string) => (margin === '1' ? '1 year' : `${margin} years`),
    noMargin: 'The Bureau gives no margin of error.',
    wide: 'The margin is wide: read it as a rough size.',
    labels: {
      medianHomeValueCents: 'Median value of owned homes',
      medianPropertyTaxCents: 'Median yearly property tax',
      medianRentCents: 'Median rent of a month, with utilities',
      medianHouseholdIncomeCents: 'Median yearly household income',
      ownerOccupiedPercent: 'Homes lived in by their owner',
      vacantPercent: 'Vacant homes',
      medianYearBuilt: 'Median year of construction',
    },
    texts: {
      medianHomeValueCents: 'What owners think that their homes would sell for; it is no sale price.',
      medianPropertyTaxCents: 'What owners say that they pay; half pay more.',
      medianRentCents: 'Half of the rented homes cost more.',
      medianHouseholdIncomeCents: 'Half of the households have more.',
      ownerOccupiedPercent: 'Of the homes in which somebody lives.',
      vacantPercent: 'Of all homes, those for sale or rent and second homes too.',
      medianYearBuilt: 'Half of the homes are newer.',
    },
    remark: 'A census tract has some 4,000 residents: these figures are not those of one street.',
    questions: [],
  },
  sales: {
    title: 'Comparable sales',
    subject: 'sales near this home',
    introduction: (miles: string, date: string) =>
      `Recorded sales within ${miles} miles since ${date}, the latest first, as a provider of public records has them. They are facts to compare with, not an appraisal: size, condition and what the seller gave back differ.`,
    generalIntroduction: 'Recorded sales near this home, as a provider of public records has them.',
    none: (publisher: string) =>
      `${publisher} has no recorded sale price near this home; some states keep prices secret, and there your agent’s listing system is the source.`,
    unavailable:
      'The provider of public records gave no sales when this report was written: ask your agent for closed sales nearby.',
    median: 'Median price',
    medianText: (count: number) => `The middle of the ${count} sales below.`,
    oneSale: 'There is only one sale, which is no measure of the market.',
    above: (price: string, percent: string) => `Your price of ${price} is ${percent} above it.`,
    below: (price: string, percent: string) => `Your price of ${price} is ${percent} below it.`,
    equal: (price: string) => `Your price of ${price} is the same.`,
    medianPerFoot: 'Median price per square foot',
    medianPerFootText: (count: number) =>
      `Of the ${count} sales whose size is known. Multiply it by the size of this home to compare.`,
    soldOn: (date: string) => `Sold on ${date}`,
    size: (feet: string) => `${feet} square feet`,
    bedrooms: (count: string) => (count === '1' ? '1 bedroom' : `${count} bedrooms`),
    bathrooms: (count: string) => (count === '1' ? '1 bathroom' : `${count} bathrooms`),
    built: (year: string) => `built in ${year}`,
    miles: (miles: string) => (miles === '1' ? '1 mile away' : `${miles} miles away`),
    perFoot: (amount: string) => `${amount} per square foot`,
    remark:
      'Public records do not show repairs, furniture or credits that the seller gave. A sale appears in them weeks after its closing.',
    questions: [
      'To your agent: which of these homes is most like this one, and what would you adjust for the others?',
      'To your agent: which sales of the last weeks are missing here, and what did their sellers give back?',
    ],
  },
};
