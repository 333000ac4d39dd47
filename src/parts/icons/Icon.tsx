import { useInsertionEffect, type CSSProperties } from 'react';
import type { IconName } from './icons.ts';

declare global {
  /** Puts the picture of a name into the page, once; `public/boot.js` has it. */
  var showIcon: ((name: string) => void) | undefined;
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
}: Props<Name>) => {
  useInsertionEffect(() => globalThis.showIcon?.(name), [name]);
  return (
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
      <use href={`#icon-${name}`} />
    </svg>
  );
};
