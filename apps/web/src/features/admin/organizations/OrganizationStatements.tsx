import { useState } from 'react';
import { StatementList } from '../../../shared/statements/StatementList';
import { adminDataKey } from '../../../shared/account/admin-user';
import texts from './texts';

/** The statements of an organization, asked for when they are opened. */
export function OrganizationStatements({ tag }: { tag: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="link min-h-6 w-fit cursor-pointer">{texts.statementsOf(tag)}</summary>
      <div className="mt-3">
        {isOpen && (
          <StatementList of={{ kind: 'organization', tag }} queryKey={[adminDataKey, 'statements', tag]} />
        )}
      </div>
    </details>
  );
}
