import { later } from '#parts/fetching/later.ts';
import { door } from './door.tsx';
import { useAfterStart } from './useAfterStart.ts';

const bell = later(() => import('../notices/Bell.tsx'));
const Bell = door(async () => (await bell()).Bell);

/** Where the bell stands; its script comes once the page is there. */
export const BellDoor = () => (useAfterStart() ? <Bell /> : null);
