const codes =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';

/** The states by their codes, as the list of orders is narrowed down. */
export const states: Readonly<Record<string, string>> = Object.fromEntries(
  codes.split(' ').map((code) => [code, code]),
);
