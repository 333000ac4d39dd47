import { writeNumber } from '#contract/kinds/number.ts';

/** 42.5 as `42.5%`; a dash where nothing can be booked. */
export const percentText = (share: number | null): string =>
  share === null ? '–' : `${writeNumber(share)}%`;
