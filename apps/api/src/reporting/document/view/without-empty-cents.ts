/** `$450,000.00` as `$450,000`: cents that say nothing feign a precision that a range has not. Of stored reports, too. */
export const withoutEmptyCents = (text: string): string => text.replaceAll(/(\$[\d,]+)\.00(?!\d)/g, '$1');
