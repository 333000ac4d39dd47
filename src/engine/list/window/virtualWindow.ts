/** A half-open range of places. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Up to this many rows or columns are in the page as they are, where the browser's own search finds them. */
export const mostDrawn = { rows: 60, columns: 24 };

const rowBlock = 4;
const rowsBeyond = 6;
const columnsBeyond = 1;
/** So many rows of fifteen cells are drawn well within a frame; more would hold up the wheel (P3: no task over 50 ms). */
export const rowsPerFrame = 8;

export interface Seen {
  /** Pixels scrolled, and pixels of the frame. */
  readonly scrolled: number;
  readonly size: number;
}

/** The rows that are seen or soon will be; in blocks, so that few steps of the wheel change anything. */
export const nearRows = (count: number, rowHeight: number, { scrolled, size }: Seen): Range => {
  if (count <= mostDrawn.rows || rowHeight <= 0) return { from: 0, to: count };
  const first = Math.floor(scrolled / rowHeight / rowBlock) * rowBlock;
  const last = Math.ceil((scrolled + size) / rowHeight / rowBlock) * rowBlock;
  const to = Math.min(Math.max(last + rowsBeyond, rowsBeyond), count);
  return { from: Math.max(Math.min(first - rowsBeyond, to - rowsBeyond), 0), to };
};

/**
 * The rows to draw in the next frame, on the way from those that are drawn to those that are near: what is far goes, and
 * of the others a few come, first the ones that are seen. Where someone has jumped, rows stand in for one or two frames
 * as empty lines.
 */
export const nextRows = (drawn: Range, near: Range, rowHeight: number, seen: Seen): Range => {
  if (rowHeight <= 0) return near;
  const count = near.to;
  const first = Math.min(Math.max(Math.floor(seen.scrolled / rowHeight), near.from), count);
  const last = Math.min(Math.max(Math.ceil((seen.scrolled + seen.size) / rowHeight), first), count);
  let from = Math.max(drawn.from, near.from);
  let to = Math.min(drawn.to, near.to);
  if (from >= to) from = to = first;
  let left = rowsPerFrame;
  const grow = (newFrom: number, newTo: number) => {
    const below = Math.min(Math.max(newTo - to, 0), left);
    to += below;
    left -= below;
    const above = Math.min(Math.max(from - newFrom, 0), left);
    from -= above;
    left -= above;
  };
  grow(first, last);
  grow(near.from, near.to);
  return { from, to };
};

/** The same for columns of different widths. The first one stays in sight, so it is always among what is drawn. */
export const nearColumns = (widths: readonly number[], { scrolled, size }: Seen): Range => {
  if (widths.length <= mostDrawn.columns) return { from: 0, to: widths.length };
  let from = -1;
  let to = widths.length;
  let left = 0;
  for (const [index, width] of widths.entries()) {
    if (from === -1 && left + width > scrolled) from = index;
    if (left > scrolled + size) {
      to = index;
      break;
    }
    left += width;
  }
  return {
    from: Math.max((from === -1 ? widths.length : from) - columnsBeyond, 1),
    to: Math.min(to + columnsBeyond, widths.length),
  };
};

/** Ranges in their order, with a place that must be drawn wherever it is. */
export const withPlace = (range: Range, place: number | null): readonly Range[] => {
  if (place === null || (place >= range.from && place < range.to)) return [range];
  const one = { from: place, to: place + 1 };
  return place < range.from ? [one, range] : [range, one];
};
