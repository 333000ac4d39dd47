import type { Text, UploadFile } from '../../../model/files/screenFile.ts';
import type { MediaFacts } from '../../files/readMediaFacts.ts';
import { uploadFault } from '../../files/uploadFault.ts';
import { siteTakeoverCards } from '../productCards.ts';

/** What may be uploaded to a card, and the size in pixels that fills its place without being cut. */
export interface CardImage extends UploadFile {
  readonly shape: 'wide' | 'tall' | 'any';
  readonly best: { readonly width: number; readonly height: number };
}

const images = ['image/png', 'image/jpeg', 'image/gif'];
const megabyte = 1024 * 1024;

/** The specification names the four types (T93) and no size; these follow from where a picture stands (record 0060). */
const rules = {
  desktopImage: {
    accept: images,
    maxBytes: 5 * megabyte,
    width: { min: 1200, max: 3840 },
    height: { min: 400, max: 2160 },
    shape: 'wide',
    best: { width: 1920, height: 800 },
  },
  mobileImage: {
    accept: images,
    maxBytes: 3 * megabyte,
    width: { min: 600, max: 2160 },
    height: { min: 600, max: 3840 },
    shape: 'tall',
    best: { width: 1080, height: 1350 },
  },
  logo: {
    accept: ['image/png', 'image/jpeg'],
    maxBytes: megabyte,
    width: { min: 96, max: 1200 },
    height: { min: 32, max: 1200 },
    shape: 'any',
    best: { width: 360, height: 120 },
  },
} as const satisfies Record<string, CardImage>;

/** The rules of a card by its priority; undefined where there is no such card. */
export const cardImage = (priority: number): CardImage | undefined => {
  const card = siteTakeoverCards.find(known => known.priority === priority);
  if (!card) return undefined;
  if (card.kind === 'logo') return rules.logo;
  return card.screen === 'desktop' ? rules.desktopImage : rules.mobileImage;
};

const shapeFault = ({ width, height }: MediaFacts, shape: CardImage['shape']): Text | undefined => {
  if (width === null || height === null) return undefined;
  if (shape === 'wide' && width < height)
    return {
      en: `The picture is ${width} × ${height} px. A desktop image must be at least as wide as it is high`,
      hi: `चित्र ${width} × ${height} px है; डेस्कटॉप चित्र की चौड़ाई ऊँचाई से कम नहीं होनी चाहिए`,
    };
  if (shape === 'tall' && height < width)
    return {
      en: `The picture is ${width} × ${height} px. A mobile image must be at least as high as it is wide`,
      hi: `चित्र ${width} × ${height} px है; मोबाइल चित्र की ऊँचाई चौड़ाई से कम नहीं होनी चाहिए`,
    };
  return undefined;
};

/** Why a file cannot be the picture of a card; page and server ask the same. */
export const cardImageFault = (
  file: { readonly size: number; readonly facts: MediaFacts | undefined },
  rule: CardImage,
): Text | undefined =>
  uploadFault(file, rule) ?? (file.facts ? shapeFault(file.facts, rule.shape) : undefined);
