import type { Line } from '#contract/domain/lines.ts';

/** Stages of each line, as the reference data numbers them; most owner cases stand at 98, owner calling. */
export const lineStages: Readonly<Record<Line, readonly number[]>> = {
  broker: [1, 2, 3, 4, 5],
  builder: [11, 12, 13, 14, 15],
  tenant: [21, 22, 23],
  owner: [97, 98, 98, 98, 98, 99],
};
