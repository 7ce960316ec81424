/** Crockford's base 32: digits and capital letters without those that look like digits. */
export const crockfordLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
