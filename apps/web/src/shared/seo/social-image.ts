/** Increment it when the server's drawing of these images changes. */
const design = 1;

/**
 * Address of a page's preview image (apps/api, social-images). It changes with the title, so that images can be
 * cached permanently.
 */
export function socialImage(path: string, title: string): string {
  const [page = '/', query] = path.split('?', 2);
  const name = page.endsWith('/') ? `${page}index` : page;
  return `/social${name}.${fingerprint(`${design} ${title}`)}.png${query ? `?${query}` : ''}`;
}

/** FNV-1a of 32 bits. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}
