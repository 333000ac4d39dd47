import { sizeText } from '../uploaded/sizeText.ts';
import type { PictureSize } from './CardPicture.tsx';

/** "1920 × 800 px, 412 kB", as far as it is known. */
export const cardFacts = (pixels: PictureSize | undefined, bytes: number | undefined): string =>
  [pixels && `${pixels.width} × ${pixels.height} px`, bytes !== undefined && sizeText(bytes)]
    .filter(Boolean)
    .join(', ');
