import { useEffect, useRef, useState } from 'react';
import { KeyRound } from 'lucide-react';
import type { OrganizationAccount } from '../../../shared/api/organization';
import { Panel } from '../../../shared/ui/Panel';
import { FactLine } from '../FactLine';
import { CredentialsForm } from './CredentialsForm';
import texts from './texts';

const t = texts.settings;

type Props = { organization: OrganizationAccount; onSessionEnded: () => void };

/** What the account is, and its password. */
export function Settings({ organization, onSessionEnded }: Props) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  const { name, tag, contactName, contactEmail } = organization;
  return (
    <Panel title={t.title}>
      <dl className="-mt-2 divide-y divide-dashed divide-line">
        <FactLine name={t.name} value={name} />
        <FactLine name={t.tag} value={tag} />
        <FactLine name={t.contact} value={contactName ?? t.none} />
        <FactLine name={t.email} value={contactEmail ?? t.none} />
      </dl>
      <div className="mt-4">
        {open ? (
          <CredentialsForm
            organization={organization}
            onClose={() => setOpen(false)}
            onSessionEnded={onSessionEnded}
          />
        ) : (
          <button ref={opener} type="button" className="btn btn-quiet w-full" onClick={() => setOpen(true)}>
            <KeyRound aria-hidden size={18} />
            {t.open}
          </button>
        )}
      </div>
    </Panel>
  );
}
