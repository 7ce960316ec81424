const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/** The text of the bytes; null when they are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return null;
  }
}

/** An address whose percent signs decode to no text: they stand for themselves then, and lead nowhere. */
export function escapeStrayPercents(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
