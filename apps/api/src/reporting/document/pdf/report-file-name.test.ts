import { houstonHome, reportDocumentOf } from '../../../../test/fixtures/report-documents.js';
import { reportFileName } from './render-report-pdf.js';

const document = reportDocumentOf(houstonHome, 'en');
const at = (address: string) => ({ ...document, property: { ...document.property, address } });

describe('the name of a PDF', () => {
  it.each([
    ['1600 Main Street, Houston, TX 77002', 'closewise-report-1600-main-street.pdf'],
    ['12½ Peña Blvd. #4-B, Denver, CO 80249', 'closewise-report-121-2-pena-blvd-4-b.pdf'],
    ['../../etc/passwd\r\nSet-Cookie: a=b', 'closewise-report-etc-passwd-set-cookie-a-b.pdf'],
    ['東京都, Houston, TX', 'closewise-report.pdf'],
    ['', 'closewise-report.pdf'],
    [`${'a'.repeat(59)} b, Houston`, `closewise-report-${'a'.repeat(59)}.pdf`],
    [`${'a'.repeat(80)}, Houston`, `closewise-report-${'a'.repeat(60)}.pdf`],
  ])('is made of the street: %j', (address, expected) => {
    expect(reportFileName(at(address))).toBe(expected);
  });

  it('says of a sample or a demo what it is', () => {
    expect(reportFileName(document, 'sample')).toBe('closewise-report-sample.pdf');
    expect(reportFileName(document, 'demo')).toBe('closewise-report-demo.pdf');
  });
});
