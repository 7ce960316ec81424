import { useState } from 'react';
import type { ListedAdmin } from '@closewise/contracts/admin';
import { Badge } from '../../../../shared/ui/Badge';
import { useMayChange } from '../../may-change';
import { ChangeAdminForm, type AdminChange } from './ChangeAdminForm';
import texts from './texts';

/** Somebody, and what may be done to them: nobody revokes or demotes themselves. */
export function AdminLine({ admin }: { admin: ListedAdmin }) {
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
                aria-label={wordsOf(kind).of(username)}
                onClick={() => setChange(change === kind ? null : kind)}
              >
                {wordsOf(kind).action}
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

const wordsOf = (change: AdminChange) => (change === 'revoke' ? texts.revoke : texts.makeRole[change]);
