/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];
type Corner = readonly [x: number, y: number];
/** Closed outlines, each a list of corners in pixels; where they overlap in one direction, both are filled. */
export type Outlines = readonly (readonly Corner[])[];

/** A picture of so many pixels, on which outlines are filled with smooth edges. */
export class Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
  /**
   * Per pixel: by how much its cover differs from that of its left neighbour, summed over all edges. The sum along a row
   * is how much of a pixel is covered. Empty between two fills.
   */
  private readonly change: Float32Array;

  constructor(width: number, height: number, ground: Colour) {
    this.width = width;
    this.height = height;
    this.pixels = Buffer.alloc(width * height * 3, Buffer.from(ground));
    this.change = new Float32Array(width * height);
  }

  fill(outlines: Outlines, colour: Colour, opacity = 1): void {
    let [top, bottom] = [this.height, 0];
    for (const corners of outlines) {
      for (const [index, from] of corners.entries()) {
        this.edge(from, corners[index + 1] ?? corners[0]!);
        top = Math.max(Math.min(top, Math.floor(from[1])), 0);
        bottom = Math.min(Math.max(bottom, Math.ceil(from[1])), this.height);
      }
    }
    for (let y = top; y < bottom; y += 1) this.paintRow(y * this.width, colour, opacity);
  }

  private paintRow(start: number, colour: Colour, opacity: number): void {
    let covered = 0;
    for (let pixel = start; pixel < start + this.width; pixel += 1) {
      covered += this.change[pixel]!;
      this.change[pixel] = 0;
      const share = Math.min(Math.abs(covered), 1) * opacity;
      if (share < 0.002) continue;
      for (let channel = 0; channel < 3; channel += 1) {
        const before = this.pixels[pixel * 3 + channel]!;
        this.pixels[pixel * 3 + channel] = Math.round(before + (colour[channel]! - before) * share);
      }
    }
  }

  /** Adds what lies right of an edge in each row that it crosses, with the sign of its direction. */
  private edge(from: Corner, to: Corner): void {
    if (from[1] === to[1]) return;
    const direction = from[1] < to[1] ? 1 : -1;
    const [[x0, y0], [x1, y1]] = direction > 0 ? [from, to] : [to, from];
    const slope = (x1 - x0) / (y1 - y0);
    for (let y = Math.max(Math.floor(y0), 0); y < Math.min(Math.ceil(y1), this.height); y += 1) {
      const [top, bottom] = [Math.max(y, y0), Math.min(y + 1, y1)];
      const [a, b] = [x0 + (top - y0) * slope, x0 + (bottom - y0) * slope];
      this.cover(y, Math.min(a, b), Math.max(a, b), (bottom - top) * direction);
    }
  }

  /** An edge goes from `left` to `right` over `height` of the row `y`. */
  private cover(y: number, left: number, right: number, height: number): void {
    const column = (x: number): number => Math.floor(Math.min(Math.max(x, 0), this.width));
    let before = 0;
    for (let x = column(left); x <= Math.min(column(right) + 1, this.width - 1); x += 1) {
      const covered = areaUpTo(x + 1, left, right) - areaUpTo(x, left, right);
      this.change[y * this.width + x]! += (covered - before) * height;
      before = covered;
    }
  }
}

/** How much of a row left of `x` lies right of an edge that goes from `left` to `right` over its whole height. */
function areaUpTo(x: number, left: number, right: number): number {
  if (x <= left) return 0;
  if (x >= right) return x - (left + right) / 2;
  return (x - left) ** 2 / (2 * (right - left));
}
