/**
 * The text that affiliates publish next to their referral link. The FTC's Endorsement Guides (16 CFR 255.5)
 * require the disclosure of a material connection with every recommendation.
 */
export const referralDisclosure = {
  en: 'Disclosure: I earn a commission from Closewise if you buy a report through my link. You pay the same price.',
  es: 'Aviso: recibo una comisión de Closewise si usted compra un informe a través de mi enlace. Usted paga el mismo precio.',
} as const;
