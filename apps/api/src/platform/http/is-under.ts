/** Tells whether an address lies at or below one of the paths, such as `/admin`. */
export const isUnder =
  (...paths: readonly string[]) =>
  (url: string): boolean =>
    paths.some((path) => url.startsWith(path) && /^([/?]|$)/.test(url.slice(path.length)));
