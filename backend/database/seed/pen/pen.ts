import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import type { World } from '../world.ts';

/** What a factory writes with: the world it looks at, the sheet it writes on, and the stream it draws from. */
export interface Pen extends World, Sheet {
  readonly random: Random;
}
