import type { CSSProperties, RefCallback } from 'react';
import type { IconName } from './icons.ts';

declare global {
  /** Draws the icon of a name into a path; `public/boot.js` has it. */
  var drawIcon: ((name: string, path: SVGPathElement) => void) | undefined;
}

/** A name that is in our code has to be one of the set; one that comes out of a screen file was checked with the file. */
type Named<Name extends string> = string extends Name ? string : IconName;

interface Props<Name extends string> {
  /** A name of the closed set. */
  name: Name & Named<Name>;
  /** Pixels; 14 in chips, 20 in empty states. */
  size?: number;
  /** In the units of a picture of 24. */
  strokeWidth?: number;
  className?: string;
  style?: CSSProperties;
}

const drawings = new Map<string, RefCallback<SVGPathElement>>();

/** One function for all icons of a name, so that React calls it when an icon appears or becomes another, and never between. */
const drawingOf = (name: string): RefCallback<SVGPathElement> => {
  const known = drawings.get(name);
  if (known) return known;
  const draw: RefCallback<SVGPathElement> = path => {
    if (path) globalThis.drawIcon?.(name, path);
  };
  drawings.set(name, draw);
  return draw;
};

/**
 * A picture of those that `public/boot.js` fetches, in the colour of the words. It is decoration: the word
 * beside it says the same.
 */
export const Icon = <Name extends string>({
  name,
  size = 16,
  strokeWidth = size < 16 ? 2 : 1.75,
  className,
  style,
}: Props<Name>) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={`lucide lucide-${name}${className ? ` ${className}` : ''}`}
    style={style}
    aria-hidden
    focusable={false}
  >
    <path ref={drawingOf(name)} />
  </svg>
);
