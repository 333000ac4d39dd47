import type { FileFacts } from './useFileFacts.ts';

const megabyte = 1024 * 1024;

/** "1.2 MB", "340 kB". */
export const sizeText = (bytes: number): string =>
  bytes >= megabyte
    ? `${Math.round((bytes / megabyte) * 10) / 10} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} kB`;

/** "PNG, 340 kB, 800 × 600 px" */
export const factsText = ({ type, size, width, height }: FileFacts): string =>
  [
    type.slice(type.indexOf('/') + 1).toUpperCase(),
    sizeText(size),
    width !== null && height !== null && `${width} × ${height} px`,
  ]
    .filter(Boolean)
    .join(', ');
