export type CredentialWish = {
  currentPassword: string;
  newUsername: string;
  newPassword: string;
  confirmPassword: string;
};
type Objection = { field: keyof CredentialWish; title: string; description: string };

const shortest = 8;

/** What is wrong with a change of credentials, the first of it in this order; null when it can be asked for. */
export function objectionTo(wish: CredentialWish): Objection | null {
  if (!wish.currentPassword) {
    return {
      field: 'currentPassword',
      title: 'Current password required',
      description: 'Please enter your current password to verify identity',
    };
  }
  if (!wish.newUsername.trim() && !wish.newPassword) {
    return {
      field: 'newUsername',
      title: 'No changes specified',
      description: 'Please enter a new username or password',
    };
  }
  if (wish.newPassword !== wish.confirmPassword) {
    return {
      field: 'confirmPassword',
      title: 'Password mismatch',
      description: 'New password and confirmation do not match',
    };
  }
  if (wish.newPassword && wish.newPassword.length < shortest) {
    return {
      field: 'newPassword',
      title: 'Password too short',
      description: 'Password must be at least 8 characters long',
    };
  }
  return null;
}
