/** Leaves the client for a server-rendered page. */
export const navigatePage = (href: string): void => window.location.replace(href);

/** The same, but keeps the current page in the history. */
export const visitPage = (href: string): void => window.location.assign(href);
