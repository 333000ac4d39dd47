import { createContext } from 'react';

/** Where a form's files belong: the screen, and the list in front of a field of its items (`cards.`). */
export const UploadPlace = createContext({ resource: '', prefix: '' });
