import type { CellState } from '#contract/domain/slots/availability/cellStates.ts';
import type { IconName } from '#parts/icons/icons.ts';

/** Each state has a sign besides its colour (WCAG 1.4.1). */
export const stateIcons: Readonly<Record<CellState, IconName>> = {
  'swap-pending': 'repeat',
  live: 'radio',
  booked: 'calendar-check',
  held: 'lock',
  covered: 'layers',
  stopped: 'circle-stop',
  ended: 'history',
};
