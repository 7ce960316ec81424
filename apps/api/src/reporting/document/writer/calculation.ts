import type { ReportLanguage } from '@closewise/contracts/buyer';

/** The engine's arithmetic is English; these are its words in Spanish, longest first. */
const spanish: readonly (readonly [RegExp, string])[] = [
  [/first (\$[\d,.]+) exempt/g, 'los primeros $1 exentos'],
  [/(\$[\d,.]+) to the seller for days already paid/g, '$1 al vendedor por días ya pagados'],
  [/(\$[\d,.]+) due before the first loan payment/g, '$1 que vencen antes del primer pago del préstamo'],
  [/less (\$[\d,.]+) credited by the seller/g, 'menos $1 que abona el vendedor'],
  [
    /nothing due at closing; the seller credits (\$[\d,.]+) for the days before it/g,
    'nada que pagar en el cierre; el vendedor abona $1 por los días anteriores',
  ],
  [
    /(\d+\/12) of (\$[\d,.]+) by the dates of the bills, (\d+) of them the RESPA cushion/g,
    '$1 de $2 según las fechas de los recibos, $3 de ellos como reserva RESPA',
  ],
  [
    /(\d+\/12) of (\$[\d,.]+): 1 month to the next premium, (\d+) the RESPA cushion/g,
    '$1 de $2: 1 mes hasta la próxima prima y $3 como reserva RESPA',
  ],
  [
    /(\$[\d,.]+) by a rate schedule that is known only to (\$[\d,.]+), about/g,
    '$1 según una tabla de tarifas conocida solo hasta $2, unos',
  ],
  [
    /(\$[\d,.]+) by a rate schedule that is known only from (\$[\d,.]+) to (\$[\d,.]+), about/g,
    '$1 según una tabla de tarifas conocida solo de $2 a $3, unos',
  ],
  [
    /(\$[\d,.]+): between usual premiums \(no rate schedule is known for ([\d-]+)\), about/g,
    '$1: entre las primas usuales (no se conoce una tabla de tarifas para el $2), unos',
  ],
  [/(\S+) does not finance .+/g, '$1 no financia este tipo de propiedad'],
  [/is over the highest (\S+) limit of/g, 'supera el límite más alto de $1,'],
  [
    /(\$[\d,.]+) usual; (\$[\d,.]+) to (\$[\d,.]+) for (\d+) to (\d+) pages/g,
    '$1, lo usual; de $2 a $3 por $4 a $5 páginas',
  ],
  [/(\$[\d,.]+) usual; (\$[\d,.]+) for (\d+) to (\d+) pages/g, '$1, lo usual; $2 por $3 a $4 páginas'],
  [
    /(\$[\d,.]+) for (\d+) pages in (.+) County; (\$[\d,.]+) for (\d+) to (\d+) pages/g,
    '$1 por $2 páginas en el condado de $3; $4 por $5 a $6 páginas',
  ],
  [
    /(\$[\d,.]+) for (\d+) pages in (.+) County; (\$[\d,.]+) to (\$[\d,.]+) for (\d+) to (\d+) pages/g,
    '$1 por $2 páginas en el condado de $3; de $4 a $5 por $6 a $7 páginas',
  ],
  [/(\$[\d,.]+) flat up to (\d+) pages/g, '$1 fijo hasta $2 páginas'],
  [/; (.+) have another fee/g, '; otra tarifa en $1'],
  [
    /at most ([\d.]+%) of the loan (\$[\d,.]+) = (\$[\d,.]+), with application, underwriting and processing in it/g,
    'como máximo $1 del préstamo $2 = $3, con solicitud, evaluación y procesamiento incluidos',
  ],
  [/with ([\d.]+%) excise tax/g, 'con $1 de impuesto al consumo'],
  [/the schedule ends at (\$[\d,.]+)/g, 'la tabla termina en $1'],
  [/(\$[\d,.]+) usual$/g, '$1, lo usual'],
  [/up to (\$[\d,.]+) fixed/g, 'fijo hasta $1'],
  [/(\$[\d,.]+) by rate schedule/g, '$1 según la tabla de tarifas'],
  [/(\$[\d,.]+) by fee schedule/g, '$1 según la tabla de honorarios'],
  [/(\$[\d,.]+): between usual premiums, about/g, '$1: entre las primas usuales, unos'],
  [
    /for the loan above the owner’s policy/g,
    'por la parte del préstamo que supera la póliza del propietario',
  ],
  [/for (\d+) pages in (.+) County/g, 'por $1 páginas en el condado de $2'],
  [
    /(\$[\d,.]+) for a dwelling of (\$[\d,.]+), (\$[\d,.]+) for (\$[\d,.]+), in proportion for (\$[\d,.]+)/g,
    '$1 para una vivienda de $2, $3 para una de $4; en proporción, para $5',
  ],
  [/Condo owner \(HO-6\) policy/g, 'Póliza del dueño de condominio (HO-6)'],
  [/(\$[\d,.]+): exempt/g, '$1: exento'],
  [/certification fee/g, 'por la certificación'],
  [/\bminimum\b/g, 'mínimo'],
  [/\bmaximum\b/g, 'máximo'],
  [/\bcredit\b/g, 'de crédito'],
  [/\bflat\b/g, 'fijo'],
  [/\bdocuments\b/g, 'documentos'],
  [/(?:for |the )?first page\b(?: deed)?/gi, 'primera página'],
  [
    /each (?:additional|extra) page|each additional|per additional page|each page after/gi,
    'cada página adicional',
  ],
  [/for first (\d+) pages/gi, 'por las primeras $1 páginas'],
  [/\bfirst two pages\b/gi, 'primeras dos páginas'],
  [/(\$[\d,.]+) per page/gi, '$1 por página'],
  [/for (\d+)-(\d+) pages/gi, 'de $1 a $2 páginas'],
  [/\((\d+) pages = /g, '($1 páginas = '],
  [/\((\d+)-(\d+) pages\)/g, '($1 a $2 páginas)'],
  [/\((\d+)\+ pages\)/g, '($1 páginas o más)'],
  [/some counties add/gi, 'algunos condados agregan'],
  [/unless it applies to you, then about/g, 'salvo que le corresponda; entonces, unos'],
  [/unless you choose it; up to/g, 'salvo que lo elija; hasta'],
  [/Usual range/g, 'Rango usual:'],
  [/usual range/g, 'rango usual:'],
  [/([\d.]+%) to ([\d.]+%)/g, '$1 a $2'],
  [/(\$[\d,.]+) to (\$[\d,.]+)/g, '$1 a $2'],
  [/(\d+) to (\d+) months of/g, '$1 a $2 meses de'],
  [/of 12 months of about/g, 'de 12 meses de cerca del'],
  [/of 12 months of/g, 'de 12 meses de'],
  [/RESPA cushion of/g, 'Reserva RESPA de'],
  [/months by the dates of the bills/g, 'meses según las fechas de las facturas'],
  [/taxes are paid in arrears/g, 'el impuesto se paga vencido'],
  [/taxes are paid in advance/g, 'el impuesto se paga por adelantado'],
  [/taxes are paid partly in advance/g, 'el impuesto se paga en parte por adelantado'],
  [/Condo owner policy/g, 'Póliza del dueño de condominio'],
  [/Usual premium in/g, 'Prima usual en'],
  [/\(rate confirmed until ([\d-]+)\)/g, '(tasa confirmada hasta $1)'],
  [/the limit of most counties/g, 'el límite de la mayoría de los condados'],
  [/is over/g, 'supera'],
  [/of the loan a year/g, 'del préstamo al año'],
  [/of the loan/g, 'del préstamo'],
  [/of the price/g, 'del precio'],
  [/a year/g, 'al año'],
  [/up to/g, 'hasta'],
  [/about/g, 'cerca de'],
  [/\b1 day\b/g, '1 día'],
  [/\bdays\b/g, 'días'],
  [/\bmonths\b/g, 'meses'],
  [/\bper\b/g, 'por'],
  [/\bplus\b/g, 'más'],
  [/\bless\b/g, 'menos'],
  [/\bminus\b/g, 'menos'],
  [/\bbase\b/g, 'base'],
];

const englishLeft =
  /\b(the|of|to|and|or|for|each|first|next|page|pages|loan|policy|deed|over|under|with|fees?|county|only|by|in|is|extra|optional|transfer|conveyance|auditor|preservation|data|required|return|parcel|concurrent|simultaneous|included|lender|typically|band)\b/i;

const translated = (text: string): string =>
  spanish.reduce((result, [words, translation]) => result.replace(words, translation), text).trim();

const quoted = '; published as: ';

/**
 * A calculation in the reader's language; empty where nothing of it can be said in Spanish. The tariff that an
 * office published in English is left to the source where its words have no fixed translation.
 */
export function calculationIn(language: ReportLanguage, calculation: string): string {
  if (language === 'en') return calculation.trim();
  const [arithmetic = '', tariff] = calculation.split(quoted);
  const own = translated(arithmetic);
  if (englishLeft.test(own)) return '';
  if (tariff === undefined) return own;
  const published = translated(tariff);
  return englishLeft.test(published)
    ? `${own}, según la tarifa publicada`
    : `${own}; tarifa publicada: ${published}`;
}
