import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { onPrint } from '#parts/page/onPrint.ts';
import {
  mostDrawn,
  nearColumns,
  nearRows,
  nextRows,
  withPlace,
  type Range,
} from './virtualWindow.ts';

export interface VirtualWindow {
  /** The rows to draw, in order; between them stands empty space. */
  readonly rows: readonly Range[];
  readonly columns: Range;
  /** Pixels of a row. */
  readonly rowHeight: number;
  /** Draws a row wherever it is, so that it can take the focus. */
  readonly hold: (row: number | null) => void;
}

interface Measured {
  readonly top: number;
  readonly left: number;
  readonly height: number;
  readonly width: number;
  readonly rowHeight: number;
}

/** Before the page is measured: a screen full. */
const firstSeen: Measured = { top: 0, left: 0, height: 800, width: 1440, rowHeight: 40 };

const measure = (frame: HTMLElement): Measured => ({
  top: frame.scrollTop,
  left: frame.scrollLeft,
  height: frame.clientHeight,
  width: frame.clientWidth,
  rowHeight: Number.parseFloat(getComputedStyle(frame).getPropertyValue('--console-row')) || 0,
});

const seenRows = ({ top, height }: Measured) => ({ scrolled: top, size: height });

const rowsNear = (count: number, seen: Measured): Range =>
  nearRows(count, seen.rowHeight, seenRows(seen));

interface Table {
  /** What scrolls. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly widths: readonly number[];
}

/**
 * Which rows and columns of a large table are drawn: those that are seen, some around them, and the row that is held.
 * A table of usual size is drawn whole. The page is measured once a frame in which it scrolls or changes its size, before
 * anything is drawn, and not while React reads: each measure after a change would lay the page out once more.
 */
export const useVirtualWindow = ({ frame: ref, count, widths }: Table): VirtualWindow => {
  const held = useRef<number | null>(null);
  const counted = useRef(count);
  useEffect(() => {
    counted.current = count;
  }, [count]);
  const seen = useRef(firstSeen);
  const printing = useRef(false);
  /** The rows that are drawn on the way to those that are near; null: all of them. */
  const drawn = useRef<{ readonly range: Range; readonly count: number } | null>(null);
  const listener = useRef<() => void>(() => undefined);
  const isWhole = count <= mostDrawn.rows && widths.length <= mostDrawn.columns;

  const subscribe = useCallback(
    (tell: () => void) => {
      listener.current = tell;
      const { current: frame } = ref;
      if (isWhole || !frame) return () => undefined;
      // On paper nobody scrolls: all rows are drawn for it.
      const endPrint = onPrint(isPrinting => {
        printing.current = isPrinting;
        tell();
      });
      let next = 0;
      const draw = () => {
        next = 0;
        const { current: all } = counted;
        const before = rowsNear(all, seen.current);
        const now = measure(frame);
        seen.current = now;
        const near = rowsNear(all, now);
        const was = drawn.current?.count === all ? drawn.current.range : before;
        const range = nextRows(was, near, now.rowHeight, seenRows(now));
        const isDone = range.from === near.from && range.to === near.to;
        drawn.current = isDone ? null : { range, count: all };
        if (!isDone) look();
        tell();
      };
      const look = () => {
        next ||= requestAnimationFrame(draw);
      };
      frame.addEventListener('scroll', look, { passive: true });
      const resized = new ResizeObserver(look);
      resized.observe(frame);
      // Its height tells when rows become compact.
      if (frame.firstElementChild) resized.observe(frame.firstElementChild);
      return () => {
        endPrint();
        frame.removeEventListener('scroll', look);
        resized.disconnect();
        cancelAnimationFrame(next);
      };
    },
    [ref, isWhole],
  );
  const read = useCallback(() => {
    const { left, width, rowHeight } = seen.current;
    if (printing.current)
      return JSON.stringify({
        rows: [{ from: 0, to: count }],
        columns: { from: 0, to: widths.length },
        rowHeight,
      });
    const near = rowsNear(count, seen.current);
    const hold = held.current !== null && held.current < count ? held.current : null;
    return JSON.stringify({
      rows: withPlace(drawn.current?.count === count ? drawn.current.range : near, hold),
      columns: nearColumns(widths, { scrolled: left, size: width }),
      rowHeight,
    });
  }, [count, widths]);

  const near = useSyncExternalStore(subscribe, read);
  const hold = useCallback((row: number | null) => {
    if (held.current === row) return;
    held.current = row;
    listener.current();
  }, []);
  const { rows, columns, rowHeight } = JSON.parse(near) as Omit<VirtualWindow, 'hold'>;
  const { from, to } = columns;
  // The same object while the columns are the same, so that scrolling down draws no row again.
  const nearby = useMemo(() => ({ from, to }), [from, to]);
  return { rows, columns: nearby, rowHeight, hold };
};
