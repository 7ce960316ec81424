/** Placeholder in prerendered HTML for the server's public address. */
export const publicUrlToken = '__PUBLIC_URL__';

/** Origin of canonical addresses, without a trailing slash. */
export function publicUrl(): string {
  if (import.meta.env.SSR) return publicUrlToken;
  const served =
    document.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content ?? publicUrlToken;
  return served === publicUrlToken ? location.origin : served;
}
