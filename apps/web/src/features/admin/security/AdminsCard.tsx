import { useState } from 'react';
import { UserPlus } from 'lucide-react';
import type { ListedAdmin } from '@closewise/contracts/admin';
import { readAdmins } from '../../../shared/api/admin';
import { useOpener } from '../../../shared/ui/use-focus';
import { Badge } from '../../../shared/ui/Badge';
import { useAdminQuery } from '../admin-calls';
import { Card } from '../Card';
import { useMayChange } from '../may-change';
import { Remote } from '../Remote';
import { CreateAdminForm, IssuedPassword, type NewCredentials } from './CreateAdminForm';
import texts from './admin-texts';
import { ChangeAdminForm, type AdminChange } from './ChangeAdminForm';

/** The accounts that can sign in to the admin area, with their roles. */
export function AdminsCard() {
  const admins = useAdminQuery(['admins'], readAdmins);
  return (
    <Card title={texts.title} lede={texts.lede}>
      <Remote query={admins} loading={texts.loading}>
        {(view) => (
          <ul className="divide-y divide-dashed divide-line">
            {view.admins.map((admin) => (
              <AdminLine key={admin.adminId} admin={admin} />
            ))}
          </ul>
        )}
      </Remote>
      {useMayChange() && <AddAdmin />}
    </Card>
  );
}

function AddAdmin() {
  const { isOpen, open, close, opener } = useOpener();
  const [issued, setIssued] = useState<NewCredentials | null>(null);
  return (
    <div className="mt-4 grid gap-4">
      {issued && <IssuedPassword issued={issued} onKept={() => setIssued(null)} />}
      {isOpen ? (
        <CreateAdminForm onIssued={setIssued} onClose={close} />
      ) : (
        <button ref={opener} type="button" className="btn btn-quiet justify-self-start" onClick={open}>
          <UserPlus aria-hidden size={18} />
          <span>{texts.add}</span>
        </button>
      )}
    </div>
  );
}

/** An account with its actions; admins cannot revoke or demote themselves. */
function AdminLine({ admin }: { admin: ListedAdmin }) {
  const [change, setChange] = useState<AdminChange | null>(null);
  const { username, role, status, reason, secondFactor, isYou } = admin;
  const isActive = status === 'active';
  const canChange = useMayChange() && isActive && !isYou;
  const changes = [role === 'admin' ? 'auditor' : 'admin', 'revoke'] as const;
  return (
    <li className="grid gap-4 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-52 leading-snug">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold [overflow-wrap:anywhere]">
            <span>{username}</span>
            <Badge tone={isActive ? 'good' : 'plain'}>{texts.roles[role]}</Badge>
            {isYou && <Badge tone="plain">{texts.you}</Badge>}
          </p>
          <p className="mt-1 text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
            {isActive ? (secondFactor ? texts.secondFactor : texts.passwordOnly) : texts.revoked(reason)}
          </p>
        </div>
        {canChange && (
          <div className="flex flex-wrap gap-2">
            {changes.map((kind) => (
              <button
                key={kind}
                type="button"
                className="btn btn-quiet"
                aria-expanded={change === kind}
                aria-label={changeTexts(kind).of(username)}
                onClick={() => setChange(change === kind ? null : kind)}
              >
                {changeTexts(kind).action}
              </button>
            ))}
          </div>
        )}
      </div>
      {change && canChange && (
        <ChangeAdminForm key={change} admin={admin} change={change} onClose={() => setChange(null)} />
      )}
    </li>
  );
}

const changeTexts = (change: AdminChange) => (change === 'revoke' ? texts.revoke : texts.makeRole[change]);
