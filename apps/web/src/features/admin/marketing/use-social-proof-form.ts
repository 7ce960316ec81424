import { useEffect, useRef, useState } from 'react';
import type { SettingsView } from '@closewise/contracts/admin';
import { defaultSettings } from '@closewise/domain/administration';
import { localEntry } from '../../../shared/storage';
import { useAdminData } from '../../../shared/account/admin-user';
import { saveSettings } from '../../../shared/api/admin';
import { toast } from '../../../shared/toast/toasts';
import messages from '../../../shared/social-proof/messages.en';
import { purchaseNotice } from '../../../shared/social-proof/notice';
import { readSetting } from '../settings/settings';
import { useAdminMutation } from '../admin-calls';
import texts from './texts';

const t = texts.socialProof;

export const socialProofKeys = [
  'SOCIAL_PROOF_ENABLED',
  'SOCIAL_PROOF_INTERVAL',
  'SOCIAL_PROOF_DURATION',
  'SOCIAL_PROOF_POSITION',
  'SOCIAL_PROOF_MESSAGE',
] as const;
type Key = (typeof socialProofKeys)[number];

/** Settings of the purchase notices, as the API stores them. */
type SocialProofValues = Readonly<Record<Key, string>>;

const buildValues = (valueOf: (key: Key) => string): SocialProofValues =>
  Object.fromEntries(socialProofKeys.map((key) => [key, valueOf(key)])) as SocialProofValues;

/** The stored settings, or the defaults if they could not be loaded. */
const readSocialProof = (view: SettingsView | null): SocialProofValues =>
  buildValues((key) => (view ? readSetting(view, key) : defaultSettings[key]));

/**
 * Only the changed settings, so that a concurrent change by another admin is not overwritten; null if nothing changed.
 */
function changedSocialProof(
  values: SocialProofValues,
  saved: SocialProofValues,
): Partial<SocialProofValues> | null {
  const changed = socialProofKeys.filter((key) => values[key] !== saved[key]);
  return changed.length === 0 ? null : Object.fromEntries(changed.map((key) => [key, values[key]]));
}

const browserCopy = localEntry('closewise_social_proof_settings');

/** Also stores the settings in the admin's browser. */
const storeSocialProof = (values: SocialProofValues): void => browserCopy.write(JSON.stringify(values));

/** State of the purchase notice form; `view` is null if the settings could not be loaded. */
export function useSocialProofForm(view: SettingsView | null) {
  const { refresh } = useAdminData();
  const save = useAdminMutation(saveSettings, texts.failed, {
    onSuccess: (answer) => {
      storeSocialProof(readSocialProof(answer));
      toast({ title: t.saved, description: t.savedHelp });
      refresh();
    },
  });
  const [saved, setSaved] = useState(() => readSocialProof(view));
  const [values, setValues] = useState(saved);
  const test = useRef(() => {});
  useEffect(() => () => test.current(), []);
  const changes = changedSocialProof(values, saved);

  const submit = () => {
    if (!changes) return;
    save.mutate(changes, {
      onSuccess: (answer) => {
        const now = readSocialProof(answer);
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
      test.current = showTestNotification(values);
      toast({ title: t.test, description: t.testHelp });
    },
  };
}

const beforeMs = 500;
const fadeMs = 300;
const purchase = {
  propertyType: 'single-family',
  location: 'Houston, TX',
  priceRange: '$400k-500k',
} as const;

/** Shows a notice as visitors would see it with these settings. Returns a function that removes it. */
function showTestNotification(values: SocialProofValues): () => void {
  const shownMs = Number(values.SOCIAL_PROOF_DURATION) * 1_000;
  let timer = setTimeout(show, beforeMs);
  let notice: HTMLElement | null = null;
  const stop = () => {
    clearTimeout(timer);
    notice?.remove();
  };
  function fade() {
    clearTimeout(timer);
    notice?.setAttribute('data-social-proof', 'fading');
    timer = setTimeout(stop, fadeMs);
  }
  function show() {
    const config = {
      enabled: true,
      intervalSeconds: Number(values.SOCIAL_PROOF_INTERVAL),
      displayDuration: Number(values.SOCIAL_PROOF_DURATION),
      position: values.SOCIAL_PROOF_POSITION === 'bottom-right' ? 'bottom-right' : 'bottom-left',
      message: values.SOCIAL_PROOF_MESSAGE,
    } as const;
    const view = { success: true, config, source: 'sample', items: [purchase] } as const;
    notice = purchaseNotice(messages, { ...view, items: [...view.items] }, purchase, {
      onClose: fade,
      hold: () => {},
    });
    notice.setAttribute('data-social-proof', 'shown');
    document.body.append(notice);
    timer = setTimeout(fade, shownMs);
  }
  return stop;
}
