/** Leaves the client application for a page that the server renders. */
export const navigatePage = (href: string): void => window.location.replace(href);

/** The same with the way back. */
export const visitPage = (href: string): void => window.location.assign(href);
