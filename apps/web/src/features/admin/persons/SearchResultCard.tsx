import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { StoredItem } from '@closewise/contracts/admin';
import type { FoundPerson } from '../../../shared/api/admin-persons';
import { Notice } from '../../../shared/ui/Notice';
import { Badge } from '../../../shared/ui/Badge';
import { useReturningFocus } from '../ChangeForm';
import { Card } from '../Card';
import { Fact, Facts } from '../FactsAndFigures';
import { orderLink } from '../orders/order-address';
import { EraseForm } from './EraseForm';
import { ExportForm } from './ExportForm';
import texts from './texts';

const t = texts.found;

/** The result of a search by email address or report number. */
export type SearchResult = Readonly<{ whom: string; person: FoundPerson }>;
type Act = 'export' | 'erase';
type Props = { found: SearchResult; onErased: (nothingLeft: FoundPerson) => void };

/** How much is stored about a person, without the data itself, and the actions on it. */
export function SearchResultCard({ found: { whom, person }, onErased }: Props) {
  const [open, setOpen] = useState<Act | null>(null);
  const { pseudonym, kept, keys, erasedBefore, things, objections } = person;
  const close = () => setOpen(null);
  const toggle = (act: Act) => () => setOpen(open === act ? null : act);
  return (
    <Card title={t.title(whom)} lede={t.pseudonym(pseudonym)}>
      {keys === 0 ? (
        <Notice tone="info" title={t.nothing}>
          {t.nothingBody}
        </Notice>
      ) : (
        <div className="grid gap-6">
          <section aria-label={t.counts}>
            <Facts>
              {Object.entries(kept).map(([holder, count]) => (
                <Fact key={holder} name={t.holders[holder] ?? holder}>
                  <span className="num">{count}</span>
                </Fact>
              ))}
              <Fact name={t.keys}>
                <span className="num">{keys}</span>
              </Fact>
              {erasedBefore > 0 && (
                <Fact name={t.erasedBefore}>
                  <span className="num">{erasedBefore}</span>
                </Fact>
              )}
            </Facts>
          </section>
          <StoredItems things={things} />
          {objections.length > 0 && (
            <Notice tone="warning" title={t.objections}>
              <ul className="list-disc pl-5">
                {objections.map((objection) => (
                  <li key={objection}>{objection}</li>
                ))}
              </ul>
            </Notice>
          )}
          <div className="flex flex-wrap gap-3">
            <button
              type="button"
              className="btn btn-quiet max-sm:w-full"
              aria-expanded={open === 'export'}
              onClick={toggle('export')}
            >
              {t.exportOpen}
            </button>
            <button
              type="button"
              className="btn btn-quiet max-sm:w-full"
              aria-expanded={open === 'erase'}
              onClick={toggle('erase')}
            >
              {t.eraseOpen}
            </button>
          </div>
          {open && (
            <OpenedForm key={open}>
              {open === 'export' ? (
                <ExportForm whom={whom} onClose={close} />
              ) : (
                <EraseForm
                  whom={whom}
                  isDisputed={objections.length > 0}
                  onErased={() => {
                    close();
                    onErased({ ...person, kept: {}, things: [], keys: 0, objections: [] });
                  }}
                  onClose={close}
                />
              )}
            </OpenedForm>
          )}
        </div>
      )}
    </Card>
  );
}

/** Returns the focus to the button when it closes. */
const OpenedForm = ({ children }: { children: ReactNode }) => <div ref={useReturningFocus()}>{children}</div>;

const links: Readonly<Record<StoredItem['kind'], (name: string) => string>> = {
  report: orderLink,
  affiliate: (code) => `?${new URLSearchParams({ tab: 'affiliates', search: code })}`,
  organization: () => '?tab=affiliates&view=organizations',
  admin: () => '?tab=security',
};

/** The person's reports and accounts, with links. */
function StoredItems({ things }: { things: readonly StoredItem[] }) {
  if (things.length === 0) return null;
  return (
    <section aria-label={texts.found.things}>
      <ul className="divide-y divide-dashed divide-line">
        {things.map(({ kind, name, status }) => (
          <li key={`${kind} ${name}`} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
            <Link
              className="link inline-flex min-h-6 items-center [overflow-wrap:anywhere]"
              aria-label={texts.found.open(texts.found.kinds[kind], name)}
              to={links[kind](name)}
            >
              <span>{texts.found.kinds[kind]}</span> <span className="num ml-1.5">{name}</span>
            </Link>
            <Badge tone="plain">{status}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
