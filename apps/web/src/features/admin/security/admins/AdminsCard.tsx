import { useState } from 'react';
import { UserPlus } from 'lucide-react';
import { readAdmins } from '../../../../shared/api/admin-accounts';
import { useOpener } from '../../../../shared/ui/use-opener';
import { useAdminQuery } from '../../admin-calls';
import { Card } from '../../Card';
import { useMayChange } from '../../may-change';
import { Remote } from '../../Remote';
import { AdminLine } from './AdminLine';
import { CreateAdminForm } from './CreateAdminForm';
import { IssuedPassword, type Issued } from './IssuedPassword';
import texts from './texts';

/** Who may sign in to the admin area, and as what. */
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
      {useMayChange() && <Adding />}
    </Card>
  );
}

function Adding() {
  const { isOpen, open, close, opener } = useOpener();
  const [issued, setIssued] = useState<Issued | null>(null);
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
