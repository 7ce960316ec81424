import { colors, styleOf } from '../../../platform/pdf/style.js';

/** Text styles of the main part and the appendix. */
export const styles = {
  title: styleOf('display', 21, 24, colors.white),
  h2: styleOf('display', 15, 18),
  h3: styleOf('strong', 10, 13.5),
  body: styleOf('text', 8.8, 11.8),
  strong: styleOf('strong', 8.8, 11.8),
  muted: styleOf('text', 8.5, 11.4, colors.muted),
  label: styleOf('strong', 8, 11, colors.muted),
  small: styleOf('text', 7.7, 10.1),
  smallStrong: styleOf('strong', 7.7, 10.1),
  smallMuted: styleOf('text', 7.1, 9.3, colors.muted),
} as const;
