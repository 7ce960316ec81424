/** What somebody may do in the admin area: everything, or look at it without changing it and without personal data. */
export const adminRoles = ['admin', 'auditor'] as const;
export type AdminRole = (typeof adminRoles)[number];
