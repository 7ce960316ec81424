import type { LineItem } from '@closewise/domain/billing/facts';
import type { ReportLanguage } from '@closewise/domain/reporting';

/** The words of a receipt in a mail. */
export type ReceiptTexts = Readonly<{
  title: string;
  orderNumber: string;
  date: string;
  items: Readonly<Record<LineItem['item'], string>>;
  paid: string;
  card: string;
  final: string;
}>;

export const receiptTexts: Readonly<Record<ReportLanguage, ReceiptTexts>> = {
  en: {
    title: 'Receipt',
    orderNumber: 'Order number',
    date: 'Date',
    items: { report: 'Closing cost report', premium: 'Premium sections' },
    paid: 'Paid',
    card: 'Card',
    final: 'All sales are final.',
  },
  es: {
    title: 'Recibo',
    orderNumber: 'Número de pedido',
    date: 'Fecha',
    items: { report: 'Informe de costos de cierre', premium: 'Secciones premium' },
    paid: 'Pagado',
    card: 'Tarjeta',
    final: 'Todas las ventas son finales.',
  },
};
