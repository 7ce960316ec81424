/** Opens the device's share sheet, or else copies the page's address; `closed` means that the user canceled. */
export async function sharePage(title: string): Promise<'shared' | 'copied' | 'closed' | 'refused'> {
  const url = window.location.origin + window.location.pathname;
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    if ((error as Error).name === 'AbortError') return 'closed';
    console.warn('The link could not be shared', error);
    return 'refused';
  }
}
