/** Pages of a purchase on its way: payment, processing and reports, in both languages. */
const focused = ['/payment', '/processing', '/procesando', '/report/'];

/** Whether a page stands alone on the screen, with the footer below its edge. */
export const isFocused = (pathname: string): boolean => focused.some((part) => pathname.includes(part));
