import type { ReportDocument } from '@closewise/contracts/report-document';
import type { Exhibit } from '../view/index.js';

const longest = 60;

/** What a browser calls the file: letters of ASCII, digits and hyphens alone. */
export function reportFileName({ property }: ReportDocument, exhibit: Exhibit | null = null): string {
  const [street = ''] = property.address.split(',');
  const name = (exhibit ?? street)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');
  return name === '' ? 'closewise-report.pdf' : `closewise-report-${name}.pdf`;
}
