/** So long a browser may take until it reads what it is to save. */
const readWithinMs = 60_000;

/** Has the browser save a file under this name. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), readWithinMs);
}
