import { preloadable } from '#parts/fetching/preloadable.tsx';
import { later } from '#parts/fetching/later.ts';

/** The form engine; it comes with the first page that has a form. */
export const forms = later(() => import('./forms.ts'));

/** The fields of a record, to read or to change. */
export const details = preloadable(async () => (await forms()).Details);
