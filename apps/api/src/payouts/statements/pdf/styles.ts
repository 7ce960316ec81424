import { colors, styleOf, tabular } from '../../../platform/pdf/style.js';

/** Sizes of a statement, on letter paper. */
export const styles = {
  brand: styleOf('display', 15, 20, colors.pine900),
  title: styleOf('display', 20, 26),
  heading: styleOf('display', 13, 18, colors.pine900),
  payee: styleOf('text', 11, 15, colors.muted),
  body: tabular(styleOf('text', 11, 15)),
  strong: tabular(styleOf('strong', 11, 15)),
  cell: tabular(styleOf('text', 9, 12)),
  columnHead: styleOf('strong', 9, 12, colors.muted),
  small: styleOf('text', 9, 12, colors.muted),
} as const;
