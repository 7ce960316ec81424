import type { ReportLanguage } from '@closewise/domain/reporting';

/** The words of a receipt in a mail. */
export type ReceiptTexts = Readonly<{
  title: string;
  orderNumber: string;
  date: string;
  paid: string;
  card: string;
  final: string;
}>;

export const receiptTexts: Readonly<Record<ReportLanguage, ReceiptTexts>> = {
  en: {
    title: 'Receipt',
    orderNumber: 'Order number',
    date: 'Date',
    paid: 'Paid',
    card: 'Card',
    final: 'All sales are final.',
  },
  es: {
    title: 'Recibo',
    orderNumber: 'Número de pedido',
    date: 'Fecha',
    paid: 'Pagado',
    card: 'Tarjeta',
    final: 'Todas las ventas son finales.',
  },
};
