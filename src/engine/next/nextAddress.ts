/** Member of the address that has the page of a record do what comes next on it. */
export const doMember = 'do';
export const doNext = 'next';

/** The page of a record, where what comes next on it is done at once: its form opens, its dialog, or the tab with it. */
export const nextAddress = (page: string): string => `${page}?${doMember}=${doNext}`;
