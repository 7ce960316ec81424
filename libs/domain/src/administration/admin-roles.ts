/** `admin` may do everything; `auditor` reads everything except personal data, and changes nothing. */
export const adminRoles = ['admin', 'auditor'] as const;
export type AdminRole = (typeof adminRoles)[number];
