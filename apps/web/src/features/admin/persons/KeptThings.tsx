import type { KeptThing } from '@closewise/contracts/admin';
import { Link } from 'react-router-dom';
import { Badge } from '../../../shared/ui/Badge';
import { orderOf } from '../orders/order-address';
import texts from './texts';

const t = texts.found;

const addressOf: Readonly<Record<KeptThing['kind'], (name: string) => string>> = {
  report: orderOf,
  affiliate: (code) => `?${new URLSearchParams({ tab: 'affiliates', search: code })}`,
  organization: () => '?tab=affiliates&view=organizations',
  admin: () => '?tab=security',
};

/** The reports and accounts of somebody, each with the way to it. */
export function KeptThings({ things }: { things: readonly KeptThing[] }) {
  if (things.length === 0) return null;
  return (
    <section aria-label={t.things}>
      <ul className="divide-y divide-dashed divide-line">
        {things.map(({ kind, name, status }) => (
          <li key={`${kind} ${name}`} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
            <Link
              className="link inline-flex min-h-6 items-center [overflow-wrap:anywhere]"
              aria-label={t.open(t.kinds[kind], name)}
              to={addressOf[kind](name)}
            >
              <span>{t.kinds[kind]}</span> <span className="num ml-1.5">{name}</span>
            </Link>
            <Badge tone="plain">{status}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
