import { enrolSecondFactor } from '../../../shared/api/admin';
import { Notice } from '../../../shared/ui/Notice';
import { useAdminMutation } from '../use-admin-mutation';
import { Enrolment } from './Enrolment';
import texts from './texts';

const t = texts.factor;
export type FactorChanged = (title: string, codes: readonly string[] | null) => void;

/** Offers to set the second factor up. */
export function FactorOff({ onChanged }: { onChanged: FactorChanged }) {
  const enrol = useAdminMutation(enrolSecondFactor, t.failed);
  if (enrol.data) {
    return (
      <Enrolment
        enrolment={enrol.data}
        onActivated={(codes) => onChanged(t.activated, codes)}
        onCancel={enrol.reset}
      />
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      <p>{t.off}</p>
      {enrol.failure && <Notice tone="error">{enrol.failure}</Notice>}
      <button
        type="button"
        className="btn btn-quiet"
        disabled={enrol.isPending}
        onClick={() => enrol.mutate()}
      >
        {t.setUp}
      </button>
    </div>
  );
}
