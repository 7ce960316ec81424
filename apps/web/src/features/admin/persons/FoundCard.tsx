import { useState, type ReactNode } from 'react';
import type { FoundPerson } from '../../../shared/api/admin-persons';
import { Notice } from '../../../shared/ui/Notice';
import { useReturningFocus } from '../affiliates/use-returning-focus';
import { Card } from '../Card';
import { Fact, Facts } from '../Facts';
import { EraseForm } from './EraseForm';
import { ExportForm } from './ExportForm';
import { KeptThings } from './KeptThings';
import type { Found } from './PersonsView';
import texts from './texts';

const t = texts.found;

type Act = 'export' | 'erase';
type Props = { found: Found; onErased: (nothingLeft: FoundPerson) => void };

/** How much is kept of somebody, never the data themselves, and what can be done about it. */
export function FoundCard({ found: { whom, person }, onErased }: Props) {
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
          <KeptThings things={things} />
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

/** Closing it returns the focus to its button. */
const OpenedForm = ({ children }: { children: ReactNode }) => <div ref={useReturningFocus()}>{children}</div>;
