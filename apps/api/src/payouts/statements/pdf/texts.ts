import type { StatementKind } from '@closewise/domain/payouts';

const en = {
  title: 'Statement',
  affiliate: 'Affiliate',
  organization: 'Organization',
  month: 'Month (UTC)',
  summary: 'Summary',
  opening: 'Opening balance',
  earned: 'Earned, after refunds',
  paidOut: 'Paid out',
  closing: 'Closing balance',
  entries: 'Entries',
  none: 'There were no entries in this month.',
  leftOut:
    'This file has no typeface for some letters and shows […] in their place. Your dashboard shows them in full.',
  columns: {
    number: 'No.',
    day: 'Date',
    what: 'What',
    reference: 'Reference',
    amount: 'Amount',
    balance: 'Balance',
  },
  kinds: {
    sale: 'Sale',
    reversal: 'Refund',
    restoration: 'Refund taken back',
    forfeiture: 'Forfeited',
    correction: 'Correction',
    payout: 'Payout',
    'payout-paid': 'Payout made',
    'payout-failed': 'Failed payout',
    'payout-reversed': 'Returned payout',
  } satisfies Record<StatementKind, string>,
  proof: 'How to check this statement',
  proofText:
    'This statement’s CSV file is signed with the key that seals our ledger, and names the sealed ledger record behind each entry. This program verifies it on your computer, independently of us. It needs Node 20 or newer:',
  seal: (number: number, hash: string) => `Newest seal: ${number}:${hash}`,
  key: (id: string) => `Key: ${id}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  monthName: 'en-US',
};

const es: typeof en = {
  title: 'Estado de cuenta',
  affiliate: 'Afiliado',
  organization: 'Organización',
  month: 'Mes (UTC)',
  summary: 'Resumen',
  opening: 'Saldo inicial',
  earned: 'Ganado, después de reembolsos',
  paidOut: 'Pagado',
  closing: 'Saldo final',
  entries: 'Movimientos',
  none: 'No hubo movimientos en este mes.',
  leftOut:
    'Este archivo no tiene tipografía para algunas letras y muestra […] en su lugar. Su panel las muestra completas.',
  columns: {
    number: 'N.º',
    day: 'Fecha',
    what: 'Concepto',
    reference: 'Referencia',
    amount: 'Importe',
    balance: 'Saldo',
  },
  kinds: {
    sale: 'Venta',
    reversal: 'Reembolso',
    restoration: 'Reembolso anulado',
    forfeiture: 'Saldo perdido',
    correction: 'Corrección',
    payout: 'Pago',
    'payout-paid': 'Pago hecho',
    'payout-failed': 'Pago fallido',
    'payout-reversed': 'Pago devuelto',
  },
  proof: 'Cómo comprobar este estado de cuenta',
  proofText:
    'El archivo CSV de este estado de cuenta lleva la firma de la clave que sella nuestros libros y nombra el registro sellado de cada movimiento. Este programa lo comprueba en su computadora, sin depender de nosotros. Necesita Node 20 o una versión posterior:',
  seal: (number, hash) => `Último sello: ${number}:${hash}`,
  key: (id) => `Clave: ${id}`,
  page: (page, pages) => `Página ${page} de ${pages}`,
  monthName: 'es-US',
};

/** The texts of a printed statement. */
export const statementTexts = { en, es } as const;
export type StatementLanguage = keyof typeof statementTexts;
export type StatementTexts = typeof en;
