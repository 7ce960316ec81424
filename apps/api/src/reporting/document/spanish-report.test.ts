import type { ReportDocument } from '@closewise/contracts/report-document';
import { loanTypes } from '@closewise/domain/closing-costs';
import { stateCodes } from '@closewise/domain/place';
import {
  homeSomewhereIn,
  houstonHome,
  reportDocumentOf,
  seattleCondo,
} from '../../../test/fixtures/report-documents.js';
import { reportTexts } from '../texts/index.js';

/** Stands for any value that a text is given, an object's fields too. */
const mark: unknown = new Proxy(
  {},
  { get: (_target, key) => (key === Symbol.toPrimitive ? () => '§' : '§') },
);

/** Every text that a dictionary holds; functions are called with marks in place of their values. */
function sentencesOf(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (typeof node === 'function') return sentencesOf(node(mark, mark, mark));
  return node && typeof node === 'object' ? Object.values(node).flatMap(sentencesOf) : [];
}

const proseOf = ({ fees, sections, property }: ReportDocument): string =>
  JSON.stringify([sections, property.place, fees]);

describe('the Spanish report', () => {
  const english = sentencesOf(reportTexts.en).filter((text) => text.includes(' ') && !/^\d+ CFR/.test(text));
  const fragments = english
    .flatMap((text) => text.split('§'))
    .map((part) => part.trim())
    .filter((part) => part.split(' ').length > 3);

  it.each([houstonHome, seattleCondo])('holds no English sentence for $city', (property) => {
    const prose = proseOf(reportDocumentOf(property, 'es'));
    expect(fragments.length).toBeGreaterThan(200);
    expect(fragments.filter((fragment) => prose.includes(fragment))).toEqual([]);
  });

  it('says in Spanish that the interest rate is assumed', () => {
    const { sources } = reportDocumentOf(houstonHome, 'es');
    const assumed = 'Tasa de interés supuesta del 6.5% al año (del 5.5% al 7.5%), no publicada';
    expect(sources.map(({ name }) => name)).toContain(assumed);
  });

  it('writes every calculation of every state, property and loan in Spanish', () => {
    const englishWords =
      /\b(the|of|per|to|about|premium|months|days|year|loan|price|first|page|pages|each|over|with|and|plus|rounded|up|usual premiums|published)\b/i;
    const calculations = stateCodes.flatMap((state) =>
      loanTypes.flatMap((loanType) =>
        reportDocumentOf({ ...homeSomewhereIn(state), loanType, propertyType: 'condo' }, 'es').fees.map(
          ({ calculation }) => calculation,
        ),
      ),
    );
    expect([...new Set(calculations.filter((text) => englishWords.test(text)))]).toEqual([]);
  });
});
