/** A username as its owner writes it, and the pseudonym under which it is looked up. */
export type ChosenUsername = Readonly<{ username: string; usernameKey: string }>;

export type CreateAdmin = ChosenUsername &
  Readonly<{ type: 'CreateAdmin'; adminId: string; subjectId: string; credentialId: string }>;

/** What stays as it is, is null. */
export type ChangeCredentials = Readonly<{
  type: 'ChangeCredentials';
  chosen: ChosenUsername | null;
  credentialId: string | null;
}>;

export type ResetPassword = Readonly<{ type: 'ResetPassword'; credentialId: string }>;
export type RevokeAdmin = Readonly<{ type: 'RevokeAdmin'; reason: string }>;
export type ReinstateAdmin = Readonly<{ type: 'ReinstateAdmin'; reason: string; credentialId: string }>;
export type SetSecondFactor = Readonly<{ type: 'SetSecondFactor'; enabled: boolean }>;

export type AdminCommand =
  | CreateAdmin
  | ChangeCredentials
  | ResetPassword
  | RevokeAdmin
  | ReinstateAdmin
  | SetSecondFactor;
