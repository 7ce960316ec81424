import { Link } from 'react-router-dom';
import { centsOf } from '@closewise/domain/money';
import type { Language } from '../../../shared/i18n/language';
import { formatCents } from '../../../shared/i18n/money';
import { href } from '../../../shared/i18n/paths';
import type { CurrentOrder } from '../../../shared/report/current-order';
import { Notice } from '../../../shared/ui/Notice';
import { messagesByLanguage } from '../../../shared/i18n/catalogues';
import type { PropertyWords } from '../../../content/property-words.en';
import type { CheckoutMessages } from '../messages.en';

type Props = { t: CheckoutMessages['order']; language: Language; order: CurrentOrder };

/** The property as the server understood it, for the buyer to check. */
export function OrderedProperty({ t, language, order }: Props) {
  const { asked, place, loanNotice } = order;
  const { propertyTypes, loanTypes } = propertyWords[language];
  const rows = [
    [t.address, addressOf(place) ?? asked.address],
    [t.county, countyOf(order, t)],
    ...limitsOf(order, t),
    [t.price, formatCents(centsOf(asked.price), language)],
    [t.type, propertyTypes[asked.propertyType]],
    [t.loan, loanTypes[asked.loanType]],
  ] as const;
  return (
    <div className="mt-4 border-b border-dashed border-line pb-4">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-[0.9375rem] leading-snug">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 text-right font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Link className="link mt-3 inline-block" to={`${href('home', language)}#property-form`}>
        {t.edit}
      </Link>
      {loanNotice && (
        <div className="mt-3">
          <Notice tone="warning">{loanSentence(loanNotice, t, language)}</Notice>
        </div>
      )}
    </div>
  );
}

/** Null if the address was not recognized; it is then shown as typed. */
function addressOf({ street, city, state, zip }: CurrentOrder['place']): string | null {
  if (!street && !city) return null;
  return [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

function countyOf({ place, answers }: CurrentOrder, t: Props['t']): string {
  if (answers?.county) return answers.county;
  const isAsked = place.open.includes('county');
  if (isAsked && answers === null) return t.countyOpen;
  if (place.county === null) return t.countyUnknown;
  if (isAsked) return t.likeliest(place.county);
  return place.oldCounty ? `${place.county} (${place.oldCounty})` : place.county;
}

function limitsOf({ place, answers }: CurrentOrder, t: Props['t']): (readonly [string, string])[] {
  const inside = answers?.insideCityLimits;
  if (inside === undefined || place.city === null) return [];
  if (inside === null) return [[t.cityLimits, t.limitsUnknown]];
  return [[t.cityLimits, inside ? t.insideOf(place.city) : t.outsideOf(place.city)]];
}

function loanSentence(
  { reason, loanType, limitCents }: NonNullable<CurrentOrder['loanNotice']>,
  t: Props['t'],
  language: Language,
): string {
  return reason === 'over-limit' && limitCents !== null
    ? t.loanOverLimit(loanType, formatCents(limitCents, language))
    : t.loanNotGiven(loanType);
}

/** Names of property types and loan types. */
const propertyWords = messagesByLanguage<PropertyWords>(
  import.meta.glob('../../../content/property-words.*.ts', { eager: true, import: 'default' }),
);
