import { AdminsCard } from './AdminsCard';
import { AuditCard } from './AuditCard';
import { CredentialsCard } from './CredentialsCard';
import { SecondFactorCard } from './SecondFactorCard';
import { SessionsCard } from './SessionsCard';

/** The admin's own account, the other admins, and the audit log. */
export function AccountsView() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="grid gap-6">
        <CredentialsCard />
        <SecondFactorCard />
      </div>
      <div className="grid gap-6">
        <SessionsCard />
        <AdminsCard />
      </div>
      <div className="lg:col-span-2">
        <AuditCard />
      </div>
    </div>
  );
}
