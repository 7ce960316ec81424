import type { Step } from '../step.js';

type Example<AnyStep extends Step> = Readonly<{ step: AnyStep; en: string; es: string }>;

const dwelling = (dollars: number, premium: number) => ({
  dwellingCents: dollars * 100,
  premiumCents: premium * 100,
});

/** One step of each kind with its sentence in both languages. */
export const stepExamples: Readonly<{
  [Kind in Step['kind']]: Example<Extract<Step, Readonly<{ kind: Kind }>>>;
}> = {
  amount: { step: { kind: 'amount', cents: 2_500 }, en: '$25.00', es: '$25.00' },
  between: {
    step: { kind: 'between', lowCents: 35_000, highCents: 60_000 },
    en: '$350.00 to $600.00',
    es: '$350.00 a $600.00',
  },
  percent: {
    step: { kind: 'percent', baseCents: 40_000_000, percent: 0.75 },
    en: '$400,000.00 × 0.75%',
    es: '$400,000.00 × 0.75%',
  },
  units: {
    step: { kind: 'units', baseCents: 45_000_000, units: 4_500, unitDollars: 100, perUnitDollars: 0.125 },
    en: '4,500 × $0.125 per $100 of $450,000.00',
    es: '4,500 × $0.125 por cada $100 de $450,000.00',
  },
  result: { step: { kind: 'result', cents: 315_000 }, en: '$3,150.00', es: '$3,150.00' },
  'result-about': {
    step: { kind: 'result-about', cents: 75_000 },
    en: 'about $750.00',
    es: 'unos $750.00',
  },
  'result-a-year': {
    step: { kind: 'result-a-year', cents: 153_200 },
    en: '$1,532.00 a year',
    es: '$1,532.00 al año',
  },
  'tax-exempt': { step: { kind: 'tax-exempt' }, en: '$0.00: exempt', es: '$0.00: exento' },
  'first-exempt': {
    step: { kind: 'first-exempt', cents: 10_000_000 },
    en: 'first $100,000.00 exempt',
    es: 'los primeros $100,000.00 exentos',
  },
  brackets: {
    step: {
      kind: 'brackets',
      slices: [
        { kind: 'percent', baseCents: 50_000_000, percent: 1.1 },
        { kind: 'units', baseCents: 10_000_000, units: 200, unitDollars: 500, perUnitDollars: 2.5 },
      ],
    },
    en: '$500,000.00 × 1.1% + 200 × $2.50 per $500 of $100,000.00',
    es: '$500,000.00 × 1.1% + 200 × $2.50 por cada $500 de $100,000.00',
  },
  'per-document': {
    step: { kind: 'per-document', cents: 100, documents: 2 },
    en: '$1.00 × 2 documents',
    es: '$1.00 × 2 documentos',
  },
  'fixed-up-to': {
    step: { kind: 'fixed-up-to', baseCents: 10_000 },
    en: 'fixed amount for up to $100.00',
    es: 'monto fijo hasta $100.00',
  },
  'part-of-tax': {
    step: { kind: 'part-of-tax', taxCents: 120_000, numerator: 1, denominator: 3 },
    en: '$1,200.00 × 1/3',
    es: '$1,200.00 × 1/3',
  },
  'tax-minimum': {
    step: { kind: 'tax-minimum', cents: 100 },
    en: 'minimum $1.00',
    es: 'mínimo $1.00',
  },
  'tax-maximum': {
    step: { kind: 'tax-maximum', cents: 2_500_000 },
    en: 'maximum $25,000.00',
    es: 'máximo $25,000.00',
  },
  'tax-credit': {
    step: { kind: 'tax-credit', cents: 3_000 },
    en: '$30.00 credit',
    es: '$30.00 de crédito',
  },
  'added-charge': {
    step: {
      kind: 'added-charge',
      cents: 500,
      name: { en: 'certification fee', es: 'por la certificación' },
    },
    en: '$5.00 certification fee',
    es: '$5.00 por la certificación',
  },
  'rate-schedule': {
    step: { kind: 'rate-schedule', policyCents: 40_000_000 },
    en: '$400,000.00 per the rate schedule',
    es: '$400,000.00 según la tabla de tarifas',
  },
  'rate-schedule-exceeded': {
    step: {
      kind: 'rate-schedule-exceeded',
      policyCents: 9_999_900,
      fromCents: 10_000_000,
      toCents: 200_000_000,
    },
    en: '$99,999.00 per a rate schedule known only from $100,000.00 to $2,000,000.00',
    es: '$99,999.00 según una tabla de tarifas conocida solo de $100,000.00 a $2,000,000.00',
  },
  'usual-premiums': {
    step: { kind: 'usual-premiums', policyCents: 30_000_000, noScheduleOn: '2026-01-01' },
    en: '$300,000.00: within the usual range of premiums (we have no rate schedule for January 1, 2026)',
    es: '$300,000.00: entre las primas usuales (no tenemos una tabla de tarifas para el 1 de enero de 2026)',
  },
  'loan-above-owner-policy': {
    step: { kind: 'loan-above-owner-policy', cents: 5_000 },
    en: '$50.00 for the part of the loan above the owner’s policy',
    es: '$50.00 por la parte del préstamo que supera la póliza del propietario',
  },
  'flat-fee': {
    step: { kind: 'flat-fee', cents: 4_500, upToPages: 30 },
    en: '$45.00 flat, up to 30 pages',
    es: '$45.00 fijo hasta 30 páginas',
  },
  'usual-fee': {
    step: { kind: 'usual-fee', cents: 2_500 },
    en: 'usually $25.00',
    es: 'por lo general $25.00',
  },
  'fee-by-length': {
    step: { kind: 'fee-by-length', lowCents: 2_500, highCents: 4_000, fewest: 2, most: 5 },
    en: '$25.00 to $40.00 for 2 to 5 pages',
    es: 'de $25.00 a $40.00 por 2 a 5 páginas',
  },
  'flat-fee-in-county': {
    step: { kind: 'flat-fee-in-county', cents: 18_000, county: 'Allegheny', isAbout: true },
    en: 'about $180.00 flat in Allegheny County',
    es: 'cerca de $180.00 fijo en el condado de Allegheny',
  },
  'fee-in-county': {
    step: { kind: 'fee-in-county', cents: 7_100, pages: 3, county: 'Kent' },
    en: '$71.00 for 3 pages in Kent County',
    es: '$71.00 por 3 páginas en el condado de Kent',
  },
  published: {
    step: { kind: 'published', words: { en: '$30 flat', es: '$30 fijo' } },
    en: 'published as: $30 flat',
    es: 'tarifa publicada: $30 fijo',
  },
  'fee-schedule': {
    step: { kind: 'fee-schedule', priceCents: 50_000_000, excisePercent: 4.712 },
    en: '$500,000.00 per the fee schedule plus 4.712% excise tax',
    es: '$500,000.00 según la tabla de honorarios con 4.712% de impuesto al consumo',
  },
  'usual-formula': {
    step: {
      kind: 'usual-formula',
      priceCents: 50_000_000,
      perThousand: { low: 2, high: 2.75 },
      baseCents: { low: 15_000, high: 30_000 },
      loanFeeCents: 28_000,
    },
    en: '$500,000.00 × $2.00 to $2.75 per $1,000 + $150.00 to $300.00 + $280.00 for the loan',
    es: '$500,000.00 × $2.00 a $2.75 por $1,000 + $150.00 a $300.00 + $280.00 por el préstamo',
  },
  'closing-fee-buyers-part': {
    step: { kind: 'closing-fee-buyers-part' },
    en: 'the buyer’s part, based on closing agents’ prices; the seller’s part is not included',
    es: 'la parte del comprador, según las tarifas de los agentes de cierre; no incluye la parte del vendedor',
  },
  'closing-fee-of-seller': {
    step: { kind: 'closing-fee-of-seller', loanFeeCents: 28_000 },
    en: 'the seller customarily pays it in this county; you pay what the loan adds, about $280.00',
    es: 'por costumbre, en este condado la paga el vendedor; usted paga lo que agrega el préstamo, unos $280.00',
  },
  'fee-schedule-ends': {
    step: { kind: 'fee-schedule-ends', cents: 100_000_000 },
    en: 'the fee schedule ends at $1,000,000.00',
    es: 'la tabla termina en $1,000,000.00',
  },
  'other-fee-in': {
    step: { kind: 'other-fee-in', counties: ['Cook', 'Will'] },
    en: 'a different fee applies in Cook, Will',
    es: 'otra tarifa en Cook, Will',
  },
  'share-of-loan': {
    step: { kind: 'share-of-loan', percent: 1.75, loanCents: 38_600_000 },
    en: '1.75% of the $386,000.00 loan',
    es: '1.75% del préstamo de $386,000.00',
  },
  'share-of-loan-up-to': {
    step: { kind: 'share-of-loan-up-to', percent: 3.5, loanCents: 38_800_000 },
    en: 'up to 3.5% of the $388,000.00 loan',
    es: 'hasta 3.5% del préstamo de $388,000.00',
  },
  'share-of-loan-at-most': {
    step: { kind: 'share-of-loan-at-most', percent: 1, loanCents: 8_000_000 },
    en: 'at most 1% of the $80,000.00 loan',
    es: 'como máximo 1% del préstamo de $80,000.00',
  },
  'share-of-price': {
    step: { kind: 'share-of-price', percent: 2.5, priceCents: 40_000_000 },
    en: '2.5% of the $400,000.00 price',
    es: '2.5% del precio de $400,000.00',
  },
  'usual-percents': {
    step: { kind: 'usual-percents', lowPercent: 0, highPercent: 1 },
    en: '(usual range 0% to 1%)',
    es: '(rango usual: 0% a 1%)',
  },
  'holds-lender-charges': {
    step: { kind: 'holds-lender-charges' },
    en: 'including application, underwriting and processing',
    es: 'con solicitud, evaluación y procesamiento incluidos',
  },
  'nothing-unless-chosen': {
    step: { kind: 'nothing-unless-chosen' },
    en: '$0.00 unless you choose it',
    es: '$0.00 salvo que lo elija',
  },
  'nothing-unless-closing-is-late': {
    step: { kind: 'nothing-unless-closing-is-late' },
    en: '$0.00 unless the closing is delayed',
    es: '$0.00 salvo que el cierre se retrase',
  },
  'paid-by-buyers': {
    step: { kind: 'paid-by-buyers', year: 2023, percent: 56.6, medianCents: 300_000 },
    en: '56.6% of buyers with a loan paid it in 2023, half of them more than $3,000.00',
    es: 'en 2023 lo pagó el 56.6% de quienes compraron con préstamo, la mitad de ellos más de $3,000.00',
  },
  'rate-confirmed-until': {
    step: { kind: 'rate-confirmed-until', date: '2026-09-30' },
    en: '(rate confirmed until September 30, 2026)',
    es: '(tasa confirmada hasta el 30 de septiembre de 2026)',
  },
  'months-of-mortgage-insurance': {
    step: {
      kind: 'months-of-mortgage-insurance',
      fromMonths: 0,
      toMonths: 2,
      monthlyCents: 17_692,
      yearlyPercent: 0.55,
    },
    en: '0 to 2 months at $176.92 (about 0.55% of the loan a year)',
    es: '0 a 2 meses de $176.92 (cerca del 0.55% del préstamo al año)',
  },
  'loan-over-usual-limit': {
    step: {
      kind: 'loan-over-usual-limit',
      loanCents: 67_550_000,
      limitCents: 54_128_700,
      county: null,
      year: 2026,
    },
    en: '$675,500.00 is over $541,287.00, the 2026 FHA limit in most counties',
    es: '$675,500.00 supera $541,287.00, el límite FHA de la mayoría de los condados en 2026',
  },
  'loan-over-highest-limit': {
    step: {
      kind: 'loan-over-highest-limit',
      loanType: 'FHA',
      loanCents: 67_550_000,
      limitCents: 54_128_700,
      county: { kind: 'county', name: 'Harris' },
      year: 2026,
    },
    en: '$675,500.00 is over $541,287.00, the 2026 FHA limit in Harris County',
    es: '$675,500.00 supera $541,287.00, el límite FHA del condado de Harris en 2026',
  },
  'loan-over-conforming-limit': {
    step: {
      kind: 'loan-over-conforming-limit',
      loanCents: 96_000_000,
      limitCents: 83_275_000,
      county: { kind: 'county-level-city', name: 'Baltimore' },
      year: 2026,
    },
    en: '$960,000.00 is over $832,750.00, the 2026 conforming limit in Baltimore City',
    es: '$960,000.00 supera $832,750.00, el límite conforme de la ciudad de Baltimore en 2026',
  },
  'not-financed': {
    step: { kind: 'not-financed', loanType: 'USDA', property: 'multi-family' },
    en: 'USDA does not finance a building with two to four homes',
    es: 'USDA no financia un edificio de dos a cuatro viviendas',
  },
  'interest-by-day': {
    step: { kind: 'interest-by-day', loanCents: 30_000_000, yearlyPercent: 6.5, days: 1 },
    en: '$300,000.00 × 6.5% ÷ 365 × 1 day',
    es: '$300,000.00 × 6.5% ÷ 365 × 1 día',
  },
  'no-amount': {
    step: { kind: 'no-amount' },
    en: 'A rule to know; it has no cost of its own',
    es: 'Una regla que conviene conocer, sin monto propio',
  },
  'funding-fee-use': {
    step: { kind: 'funding-fee-use', use: 'subsequent' },
    en: '(subsequent use)',
    es: '(uso posterior)',
  },
  'only-lived-in': {
    step: { kind: 'only-lived-in', loanType: 'VA', use: 'second-home' },
    en: 'VA loans are for the home you live in, and this is a second home',
    es: 'los préstamos VA son para la vivienda en la que usted vive, y esta es una segunda vivienda',
  },
  'cooperative-policy': {
    step: { kind: 'cooperative-policy' },
    en: 'Co-op owner (HO-6) policy',
    es: 'Póliza del dueño en una cooperativa (HO-6)',
  },
  'nothing-unless-charged': {
    step: { kind: 'nothing-unless-charged' },
    en: '$0.00 unless it is charged to you',
    es: '$0.00 salvo que se lo cobren',
  },
  'share-of-price-up-to': {
    step: { kind: 'share-of-price-up-to', percent: 3, priceCents: 60_000_000 },
    en: 'up to 3% of the $600,000.00 price',
    es: 'hasta 3% del precio de $600,000.00',
  },
  'months-of-dues': {
    step: { kind: 'months-of-dues', fromMonths: 0, toMonths: 2, monthlyCents: 38_500 },
    en: '0 to 2 months at $385.00',
    es: '0 a 2 meses de $385.00',
  },
  'seldom-financed': {
    step: { kind: 'seldom-financed', loanType: 'FHA', property: 'co-op' },
    en: 'hardly any lender makes an FHA loan for a co-op share',
    es: 'casi ningún prestamista ofrece préstamos FHA para una acción de una cooperativa de vivienda',
  },
  'condo-policy': {
    step: { kind: 'condo-policy' },
    en: 'Condo owner (HO-6) policy',
    es: 'Póliza del dueño de condominio (HO-6)',
  },
  'dwelling-beside-land': {
    step: {
      kind: 'dwelling-beside-land',
      dwellingCents: 48_800_000,
      priceCents: 140_000_000,
      usualDwellingCents: 30_000_000,
      medianValueCents: 85_990_000,
      county: { kind: 'county', name: 'King' },
    },
    en: 'assumed dwelling coverage of $488,000.00, without the land: $1,400,000.00 × $300,000.00 to build a typical home ÷ $859,900.00, the median home value in King County',
    es: 'cobertura supuesta de $488,000.00 para la vivienda, sin el terreno: $1,400,000.00 × $300,000.00 por construir una vivienda típica ÷ $859,900.00, el valor mediano de las viviendas del condado de King',
  },
  'dwelling-by-price': {
    step: { kind: 'dwelling-by-price', dwellingCents: 32_000_000, priceCents: 40_000_000, percent: 80 },
    en: 'assumed dwelling coverage of $320,000.00, without the land, about 80% of the $400,000.00 price',
    es: 'cobertura supuesta de $320,000.00 para la vivienda, sin el terreno, cerca del 80% del precio de $400,000.00',
  },
  'dwelling-of-farm': {
    step: { kind: 'dwelling-of-farm', dwellingCents: 30_000_000 },
    en: 'assumed dwelling coverage of $300,000.00, for a typical home, because most of the price is for land',
    es: 'cobertura supuesta de $300,000.00 para una vivienda típica, porque la mayor parte del precio es del terreno',
  },
  'building-by-price': {
    step: { kind: 'building-by-price', buildingCents: 120_000_000, priceCents: 150_000_000, percent: 80 },
    en: 'assumed building coverage of $1,200,000.00, without the land, about 80% of the $1,500,000.00 price',
    es: 'cobertura supuesta de $1,200,000.00 para el edificio, sin el terreno, cerca del 80% del precio de $1,500,000.00',
  },
  'premium-as-of-home': {
    step: { kind: 'premium-as-of-home' },
    en: 'no premium is published for business property, so we assume that of a home with the same coverage',
    es: 'no se publican primas para inmuebles comerciales: suponemos la de una vivienda con la misma cobertura',
  },
  'least-dwelling': {
    step: { kind: 'least-dwelling', dwellingCents: 10_000_000 },
    en: 'dwelling coverage of $100,000.00, the usual minimum',
    es: 'cobertura de $100,000.00 para la vivienda, el mínimo usual',
  },
  'premium-in-proportion': {
    step: {
      kind: 'premium-in-proportion',
      dwellingCents: 25_000_000,
      from: dwelling(200_000, 1_355),
      to: dwelling(300_000, 1_708),
    },
    en: '$1,355.00 for $200,000.00 of dwelling coverage and $1,708.00 for $300,000.00, in proportion for $250,000.00',
    es: '$1,355.00 para una vivienda de $200,000.00, $1,708.00 para una de $300,000.00; en proporción, para $250,000.00',
  },
  'premium-by-dwelling': {
    step: {
      kind: 'premium-by-dwelling',
      usualPremiumCents: 400_000,
      fixedPart: 0.3,
      growingPart: 0.7,
      dwellingCents: 60_000_000,
      usualDwellingCents: 30_000_000,
    },
    en: '$4,000.00 × (0.3 + 0.7 × $600,000.00 ÷ $300,000.00)',
    es: '$4,000.00 × (0.3 + 0.7 × $600,000.00 ÷ $300,000.00)',
  },
  'owners-tax-rate': {
    step: {
      kind: 'owners-tax-rate',
      county: { kind: 'county', name: 'Bergen' },
      percent: 1.662,
      bound: 'least',
    },
    en: 'homeowners in Bergen County pay at least 1.662% of their home’s value a year (no higher median is published)',
    es: 'los propietarios del condado de Bergen pagan al año al menos el 1.662% del valor de su vivienda (no se publica una mediana mayor)',
  },
  'new-owners-tax-rate': {
    step: { kind: 'new-owners-tax-rate', percent: 1.28, stateNewPercent: 1.25, stateOwnersPercent: 0.79 },
    en: 'the sale resets the taxable value: × 1.25 ÷ 0.79, as in the whole state, gives 1.28%',
    es: 'la venta fija de nuevo el valor gravable: × 1.25 ÷ 0.79, como en todo el estado, da 1.28%',
  },
  'tax-rate-without-residence': {
    step: { kind: 'tax-rate-without-residence', times: 1, plusPercent: 0.9, percent: 2.55 },
    en: 'not your main home: + 0.9% gives 2.55%',
    es: 'no es su vivienda principal: + 0.9% da 2.55%',
  },
  'tax-rate-of-residents': {
    step: { kind: 'tax-rate-of-residents' },
    en: 'this rate includes tax relief for owners who live in their home, which you will not have; we could not determine how much it is, so your tax may be higher',
    es: 'esta tasa incluye las rebajas de impuestos de quienes viven en su vivienda, que usted no tendrá; no pudimos determinar cuánto son, así que su impuesto puede ser mayor',
  },
  'tax-rate-of-use': {
    step: { kind: 'tax-rate-of-use', use: 'business', times: 1.684, percent: 1.628 },
    en: 'by law, business property is taxed at 1.684 times the rate for homes: 1.628%',
    es: 'por ley, un inmueble comercial paga 1.684 veces la tasa de las viviendas: 1.628%',
  },
  'tax-rate-of-use-between': {
    step: {
      kind: 'tax-rate-of-use-between',
      use: 'business',
      leastPercent: 0.8,
      mostPercent: 3,
      percent: 1.9,
    },
    en: 'by law, business property is taxed at between 0.8% and 3%; the midpoint is 1.9%',
    es: 'por ley, un inmueble comercial paga entre 0.8% y 3%; el punto medio es 1.9%',
  },
  'tax-class-not-checked': {
    step: { kind: 'tax-class-not-checked' },
    en: 'we did not check this rule against the law itself, so ask the local assessor for the tax class and the last bill',
    es: 'no comprobamos esta regla en la ley misma: pida al tasador local la clase fiscal y el último recibo',
  },
  'tax-rate-of-homes': {
    step: { kind: 'tax-rate-of-homes', use: 'land' },
    en: 'this is the rate for homes; we could not determine the rate for vacant land here, which may be higher, so ask the local assessor for the tax class and the last bill',
    es: 'esta es la tasa de las viviendas; no pudimos determinar la que paga aquí un terreno baldío, que puede ser mayor: pida al tasador local la clase fiscal y el último recibo',
  },
  'tax-rate-of-farm': {
    step: { kind: 'tax-rate-of-farm', dwellingCents: 30_000_000, wholePercent: 1.45, percent: 0.9 },
    en: 'farmland is usually taxed on what it produces, which the price does not show: between 1.45% of a $300,000.00 home alone and 1.45% of the whole price; the midpoint is 0.9% of the price',
    es: 'la tierra agrícola suele pagar según lo que produce, y el precio no lo indica: entre 1.45% de una sola vivienda de $300,000.00 y 1.45% de todo el precio; el punto medio es 0.9% del precio',
  },
  'yearly-tax': {
    step: { kind: 'yearly-tax', pricePercent: 1.25, cents: 500_000 },
    en: 'about 1.25% of the price, $5,000.00 a year',
    es: 'cerca del 1.25% del precio, $5,000.00 al año',
  },
  'months-of-yearly-tax': {
    step: { kind: 'months-of-yearly-tax', months: 6, pricePercent: 1.15, cents: 460_000 },
    en: '6 of 12 months of a tax of about 1.15% of the price, $4,600.00 a year',
    es: '6 de 12 meses de un impuesto de cerca del 1.15% del precio, $4,600.00 al año',
  },
  'taxes-paid': {
    step: { kind: 'taxes-paid', when: 'mixed' },
    en: 'taxes are paid partly in advance',
    es: 'el impuesto se paga en parte por adelantado',
  },
  'days-already-paid': {
    step: { kind: 'days-already-paid', cents: 80_804 },
    en: '$808.04 to the seller for days already paid',
    es: '$808.04 al vendedor por días ya pagados',
  },
  'due-before-first-payment': {
    step: { kind: 'due-before-first-payment', cents: 500_000 },
    en: '$5,000.00 due before the first loan payment',
    es: '$5,000.00 que vencen antes del primer pago del préstamo',
  },
  'less-seller-credit': {
    step: { kind: 'less-seller-credit', cents: 442_466 },
    en: 'less $4,424.66 credited by the seller',
    es: 'menos $4,424.66 que abona el vendedor',
  },
  'nothing-due': {
    step: { kind: 'nothing-due', sellerCreditCents: 481_403 },
    en: 'nothing due at closing; the seller credits $4,814.03 for the days before it',
    es: 'nada que pagar en el cierre; el vendedor abona $4,814.03 por los días anteriores',
  },
  'credit-beside': {
    step: { kind: 'credit-beside', cents: 524_516 },
    en: 'these totals do not include $5,245.16 of the seller’s credit, which lowers the cash you bring',
    es: 'estos totales no incluyen $5,245.16 de lo que abona el vendedor, que se restan de lo que usted aporta',
  },
  'deposit-to-next-premium': {
    step: { kind: 'deposit-to-next-premium', months: 3, cushionMonths: 2, yearlyCents: 493_300 },
    en: '3/12 of $4,933.00: 1 month until the next premium and a RESPA cushion of 2 months',
    es: '3/12 de $4,933.00: 1 mes hasta la próxima prima y 2 meses de reserva RESPA',
  },
  'deposit-by-bills': {
    step: { kind: 'deposit-by-bills', months: 13, cushionMonths: 2, yearlyCents: 544_000 },
    en: '13/12 of $5,440.00, based on the bill dates and including a RESPA cushion of 2 months',
    es: '13/12 de $5,440.00 según las fechas de los recibos, incluidos 2 meses de reserva RESPA',
  },
  'cushion-alone': {
    step: { kind: 'cushion-alone', cushionMonths: 2, yearlyCents: 103_500 },
    en: 'RESPA cushion: 2/12 of $1,035.00',
    es: 'Reserva RESPA: 2/12 de $1,035.00',
  },
  'months-by-bills-up-to': {
    step: { kind: 'months-by-bills-up-to', months: 8 },
    en: 'up to 8 months, depending on the bill dates',
    es: 'hasta 8 meses según las fechas de los recibos',
  },
  'usual-range': {
    step: { kind: 'usual-range', lowCents: 30_000, highCents: 70_000 },
    en: 'Usual range: $300.00 to $700.00',
    es: 'Rango usual: $300.00 a $700.00',
  },
  'agent-paid-by': {
    step: { kind: 'agent-paid-by', payer: 'seller' },
    en: 'paid by the seller, which is more common',
    es: 'la paga el vendedor, lo más común',
  },
  'nothing-unless-needed': {
    step: { kind: 'nothing-unless-needed', typicalCents: 90_000, highCents: 450_000 },
    en: '$0.00 unless it applies to you, then about $900.00 (up to $4,500.00)',
    es: '$0.00 salvo que le corresponda; entonces, unos $900.00 (hasta $4,500.00)',
  },
};
