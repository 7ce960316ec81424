/** Whether somebody may have meant an email address; the server has the last word. */
export const looksLikeEmail = (typed: string): boolean => /^\S+@\S+\.\S+$/.test(typed.trim());
