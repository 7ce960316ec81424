import type { Face } from './typefaces.js';

/** A text style; `size` and `leading`, the line height, are in points. */
export type Style = Readonly<{
  face: Face;
  size: number;
  leading: number;
  color: string;
  /** Digits of one width, for columns of amounts. */
  tabular?: boolean;
}>;

/** The site's colors. */
export const colors = {
  pine900: '#0b2f29',
  pine700: '#0f5f50',
  pine200: '#bfe3d5',
  pine50: '#eaf5f0',
  marigold: '#f7b733',
  marigoldPale: '#fff1cf',
  marigoldInk: '#7a5200',
  ink: '#0d221e',
  muted: '#4d5f59',
  line: '#d9ddd4',
  plum: '#6b3f7d',
  clay: '#a93a1b',
  white: '#ffffff',
} as const;

/** Creates a style of a face. */
export const styleOf = (face: Face, size: number, leading: number, color: string = colors.ink): Style => ({
  face,
  size,
  leading,
  color,
});

/** The style with digits of one width. */
export const tabular = (style: Style): Style => ({ ...style, tabular: true });
/** The style in another color. */
export const inColor = (style: Style, color: string): Style => ({ ...style, color });
