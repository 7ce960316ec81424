/**
 * Whether the browser says by Global Privacy Control that data of its visitor is neither sold nor shared: no marketing
 * then, whatever was chosen (https://w3c.github.io/gpc).
 */
export const sendsPrivacyControl = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
