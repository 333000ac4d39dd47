import { bookedKind } from '../booking/kinds/bookedKind.ts';
import { adPackageKind } from './adPackageKind.ts';
import { audienceMaximizerKind } from './audienceMaximizerKind.ts';
import { micrositeKind } from './micrositeKind.ts';
import { siteTakeoverKind } from './siteTakeoverKind.ts';
import { storyKind } from './storyKind.ts';

/** The kinds whose places can be held before they are booked. */
export const heldKinds = [
  bookedKind('siteTakeovers', siteTakeoverKind),
  bookedKind('stories', storyKind),
  bookedKind('audienceMaximizers', audienceMaximizerKind),
  bookedKind('microsites', micrositeKind),
];

/** Every kind of slots whose calls are those that kinds share (record 0160). */
export const slotKinds = [...heldKinds, bookedKind('adPackages', adPackageKind)];
