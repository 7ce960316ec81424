/** Who has prepared the runs that nobody has prepared in person. */
export const system = 'system';
