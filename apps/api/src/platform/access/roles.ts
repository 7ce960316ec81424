/** Who signs in, each with a cookie of its own. */
export const sessionKinds = ['admin', 'organization', 'affiliate'] as const;
export type SessionKind = (typeof sessionKinds)[number];

/** Whose right the route itself checks: the report's id, the provider's signature, the operator's place or token. */
const checkedByTheRoute = ['buyer', 'provider', 'operator'] as const;

/**
 * `visitor`: everybody. `buyer`: who knows the report's link. `provider`: signed webhooks. `operator`: this machine or a
 * token. The others: who is signed in as such.
 */
export type Role = 'visitor' | (typeof checkedByTheRoute)[number] | SessionKind;

/** Whether a role is had by signing in. */
export const isSessionKind = (role: Role): role is SessionKind =>
  (sessionKinds as readonly Role[]).includes(role);
