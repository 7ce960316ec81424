/** Stands in prerendered HTML where the server writes its own public address when it serves the page. */
export const publicUrlToken = '__PUBLIC_URL__';

/** Origin of canonical addresses, without a trailing slash. */
export function publicUrl(): string {
  if (import.meta.env.SSR) return publicUrlToken;
  const served =
    document.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content ?? publicUrlToken;
  return served === publicUrlToken ? location.origin : served;
}
