/** Leaves the client application for a page that the server renders. */
export const navigatePage = (href: string): void => window.location.replace(href);
