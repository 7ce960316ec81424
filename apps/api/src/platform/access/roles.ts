/** Who signs in, each with a cookie of its own. */
export const sessionKinds = ['admin', 'organization', 'affiliate'] as const;
export type SessionKind = (typeof sessionKinds)[number];

/** As what an account is signed in; an auditor comes in by the door of the admins. */
export const sessionRoles = ['admin', 'auditor', 'organization', 'affiliate'] as const;
export type SessionRole = (typeof sessionRoles)[number];

/** Whose right the route itself checks: the report's id, the provider's signature, the operator's place or token. */
const checkedByTheRoute = ['buyer', 'provider', 'operator'] as const;

/**
 * `visitor`: everybody. `buyer`: who knows the report's link. `provider`: signed webhooks. `operator`: this machine or a
 * token. The others: who is signed in as such.
 */
export type Role = 'visitor' | (typeof checkedByTheRoute)[number] | SessionRole;

/** Whether a role is had by signing in. */
export const isSessionRole = (role: Role): role is SessionRole =>
  (sessionRoles as readonly Role[]).includes(role);

/** Whose session shows that somebody has the role. */
export const kindOf = (role: SessionRole): SessionKind => (role === 'auditor' ? 'admin' : role);
