import { file } from './file.ts';
import type { Kind } from './kind.ts';

/** An uploaded image by its id; the visual half shows it. */
export const image: Kind<string> = { ...file, name: 'image' };
