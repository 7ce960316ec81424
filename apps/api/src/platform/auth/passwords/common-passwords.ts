let loaded: Promise<(folded: string) => boolean> | undefined;

/**
 * Whether a password in small letters is among the 49,000 that people choose most. The list comes with a package; it
 * is loaded when the first password is set (80 ms, 20 MB), never for a sign-in.
 */
export function commonPasswords(): Promise<(folded: string) => boolean> {
  return (loaded ??= load());
}

async function load(): Promise<(folded: string) => boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const common = new Set(dictionary['passwords-common']);
  return (folded) => common.has(folded) || /^(.)\1*$/u.test(folded);
}
