import { KeyRound } from 'lucide-react';
import type { OrganizationAccount } from '../../../shared/api/organization';
import { Panel } from '../../../shared/ui/Panel';
import { useOpener } from '../../../shared/ui/use-focus';
import { FactLine } from '../FactLine';
import { CredentialsForm } from './CredentialsForm';
import texts from './texts';

const t = texts.settings;

type Props = { organization: OrganizationAccount; onSessionEnded: () => void };

/** The account's data, and the form that changes its password. */
export function Settings({ organization, onSessionEnded }: Props) {
  const { isOpen, open, close, opener } = useOpener();
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
        {isOpen ? (
          <CredentialsForm organization={organization} onClose={close} onSessionEnded={onSessionEnded} />
        ) : (
          <button ref={opener} type="button" className="btn btn-quiet w-full" onClick={open}>
            <KeyRound aria-hidden size={18} />
            {t.open}
          </button>
        )}
      </div>
    </Panel>
  );
}
