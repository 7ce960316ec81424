/** Another number when the server draws these pictures in another way. */
const design = 1;

/**
 * Where the server has the picture of the page at `path` (apps/api, social-images). Another title is another address, so
 * that browsers and networks may keep a picture for ever.
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
