/**
 * Whether an event comes of the page and not of a person: a page comes up under a pointer that only rests there, which browsers tell
 * as a move by nothing, or gives the focus to its heading, which keys do not reach.
 */
export const isUnasked = (event: Event): boolean =>
  event instanceof PointerEvent && event.type === 'pointermove'
    ? event.movementX === 0 && event.movementY === 0
    : event.type === 'focusin' && event.target instanceof HTMLElement && event.target.tabIndex < 0;
