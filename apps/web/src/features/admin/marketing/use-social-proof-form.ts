import { useEffect, useRef, useState } from 'react';
import type { SettingsView } from '@closewise/contracts/admin';
import { useAdminData } from '../../../shared/account/admin-user';
import { saveSettings } from '../../../shared/api/admin';
import { toast } from '../../../shared/toast/toasts';
import { useAdminMutation } from '../use-admin-mutation';
import {
  keepSocialProof,
  socialProofChanges,
  socialProofOf,
  type SocialProofValues,
} from './social-proof-values';
import { testNotification } from './test-notification';
import texts from './texts';

const t = texts.socialProof;

/** The settings of the notices as they are typed, saved and tried out; `view` is null where they could not be read. */
export function useSocialProofForm(view: SettingsView | null) {
  const { refresh } = useAdminData();
  const save = useAdminMutation(saveSettings, texts.failed, {
    onSuccess: (answer) => {
      keepSocialProof(socialProofOf(answer));
      toast({ title: t.saved, description: t.savedHelp });
      refresh();
    },
  });
  const [saved, setSaved] = useState(() => socialProofOf(view));
  const [values, setValues] = useState(saved);
  const test = useRef(() => {});
  useEffect(() => () => test.current(), []);
  const changes = socialProofChanges(values, saved);

  const submit = () => {
    if (!changes) return;
    save.mutate(changes, {
      onSuccess: (answer) => {
        const now = socialProofOf(answer);
        setSaved(now);
        setValues(now);
      },
    });
  };
  return {
    values,
    set: (change: Partial<SocialProofValues>) => setValues({ ...values, ...change }),
    isChanged: changes !== null,
    isPending: save.isPending,
    failure: save.failure,
    submit,
    tryOut: () => {
      test.current();
      test.current = testNotification(values);
      toast({ title: t.test, description: t.testHelp });
    },
  };
}
