import { useTranslate } from 'react-admin';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { widthBounds } from './useColumns.ts';

interface Props {
  /** Name of the column. */
  label: string;
  /** Pixels now. */
  width: number;
  /** While the edge is drawn: the table shows the width without anything else being drawn again. */
  onDraw: (width: number) => void;
  /** Undefined: as wide as the screen says. */
  onResize: (width: number | undefined) => void;
}

const step = 8;
const bigStep = 40;

const bounded = (width: number) =>
  Math.round(Math.min(Math.max(width, widthBounds.min), widthBounds.max));

/**
 * The edge of a column: drawn with the pointer, or moved with the arrow keys when it has the focus. Home gives back the
 * usual width, as a double click does.
 */
export const ColumnEdge = ({ label, width, onDraw, onResize }: Props) => {
  const translate = useTranslate();
  const drawn = useRef<{ from: number; width: number; last: number } | null>(null);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const now = event.currentTarget.parentElement?.getBoundingClientRect().width ?? width;
    drawn.current = { from: event.clientX, width: now, last: now };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const start = drawn.current;
    if (!start) return;
    start.last = bounded(start.width + event.clientX - start.from);
    onDraw(start.last);
  };
  const onPointerUp = () => {
    const start = drawn.current;
    drawn.current = null;
    if (start && start.last !== start.width) onResize(start.last);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.shiftKey ? bigStep : step;
    const moves: Readonly<Record<string, number | undefined>> = { ArrowLeft: -by, ArrowRight: by };
    const move = moves[event.key];
    if (move === undefined && event.key !== 'Home') return;
    event.preventDefault();
    event.stopPropagation();
    onResize(move === undefined ? undefined : bounded(width + move));
  };

  return (
    <span
      className="edge"
      role="separator"
      aria-orientation="vertical"
      aria-label={translate('engine.columns.width', { name: label })}
      aria-valuenow={Math.round(width)}
      aria-valuemin={widthBounds.min}
      aria-valuemax={widthBounds.max}
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onDoubleClick={() => onResize(undefined)}
      onKeyDown={onKeyDown}
    />
  );
};
