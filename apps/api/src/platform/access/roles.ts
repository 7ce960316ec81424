/** The kinds of accounts that sign in, each with its own cookie. */
export const sessionKinds = ['admin', 'organization', 'affiliate'] as const;
export type SessionKind = (typeof sessionKinds)[number];

/** The roles of signed-in accounts; an auditor has an account of the kind `admin`. */
export const sessionRoles = ['admin', 'auditor', 'organization', 'affiliate'] as const;
export type SessionRole = (typeof sessionRoles)[number];

/** Roles that the route itself checks: by the report's id, the provider's signature, or the operator's address or token. */
const checkedByTheRoute = ['buyer', 'provider', 'operator'] as const;

/**
 * `visitor`: everyone. `buyer`: anyone with the report's link. `provider`: signed webhooks. `operator`: this machine or
 * a token. The others: an account that is signed in with this role.
 */
export type Role = 'visitor' | (typeof checkedByTheRoute)[number] | SessionRole;

/** Whether a role requires signing in. */
export const isSessionRole = (role: Role): role is SessionRole =>
  (sessionRoles as readonly Role[]).includes(role);

/** The kind of account that has the role. */
export const kindOf = (role: SessionRole): SessionKind => (role === 'auditor' ? 'admin' : role);
