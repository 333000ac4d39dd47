/** Whose session answered: a page that was made for somebody else leaves what it shows. */
export const personHeader = 'x-person';
