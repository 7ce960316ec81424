/** Categories beyond the necessary one. */
export const optionalCategories = ['analytics', 'marketing'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];
export type Choices = Readonly<Record<OptionalCategory, boolean>>;

/** How a visitor chose: everything, nothing, or by category. */
export const consentStatuses = ['accepted', 'declined', 'preferences'] as const;
export type ConsentStatus = (typeof consentStatuses)[number];
export type Consent = Readonly<{ status: ConsentStatus; choices: Choices }>;

export const nothing: Choices = { analytics: false, marketing: false };
export const everything: Choices = { analytics: true, marketing: true };

/** Stored form: the status and the preferences as JSON. */
export type StoredConsent = Readonly<{ status: string | null; preferences: string | null }>;

export const storedForm = ({ status, choices }: Consent): Record<keyof StoredConsent, string> => ({
  status,
  preferences: JSON.stringify({ necessary: true, ...choices }),
});

/** Null until the visitor has chosen. Throws on a stored value that the site never writes. */
export function readConsent({ status, preferences }: StoredConsent): Consent | null {
  if (status === null && preferences === null) return null;
  if (status === 'declined') return { status, choices: nothing };
  if (status !== 'accepted' && status !== 'preferences') throw new Error(`There is no consent ${status}`);
  return { status, choices: choicesOf(JSON.parse(preferences ?? 'null')) };
}

function choicesOf(stored: unknown): Choices {
  const { analytics, marketing } = (stored ?? {}) as Partial<Choices>;
  if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean')
    throw new Error('The cookie preferences name no choices');
  return { analytics, marketing };
}
