/** Stands for a name that is still being read: an id in its place would look like the value. */
export const untold = '…';
