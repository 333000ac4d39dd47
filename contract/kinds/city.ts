import { reference } from './reference.ts';
import type { Kind } from './kind.ts';
import type { RecordId } from './reference.ts';

/** The id of a city; the visual half chooses a zone first, then a city of it (part 2 section 2). */
export const city: Kind<RecordId> = { ...reference, name: 'city' };
