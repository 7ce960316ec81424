import { useSearchParams } from 'react-router-dom';
import { useMayChange } from '../may-change';
import { PersonsView } from '../persons/PersonsView';
import { SubViewLinks } from '../SubViewLinks';
import { AccountsView } from './AccountsView';
import texts from './texts';

/** Accounts and what all admins did; and, for admins, what is kept of a person. */
export function SecurityTab() {
  const [query] = useSearchParams();
  const isPersons = query.get('view') === 'persons';
  const { label, ...views } = texts.views;
  return (
    <div className="grid gap-6">
      {useMayChange() && (
        <SubViewLinks
          label={label}
          tab="security"
          views={views}
          current={isPersons ? 'persons' : 'accounts'}
        />
      )}
      {isPersons ? <PersonsView /> : <AccountsView />}
    </div>
  );
}
