import type { SQL } from 'drizzle-orm';
import type { Actor } from '#backend/calls/Actor.ts';
import type { DeclaredRecords } from '#backend/tables/declareRecords.ts';
import { testDay, testNow } from '#tests/support/server/template.ts';

const nobody = { id: 0, grants: [], roleCodes: [] } as unknown as Actor;

type Narrowed = Exclude<DeclaredRecords['declaration'], { readers: 'granted' }>;

/** What holds of the records of a kind that someone without any role may read. */
export const conditionsOf = (kind: Narrowed): SQL[] =>
  (kind.readers === 'listed'
    ? kind.narrow({}, nobody, testDay, testNow())
    : [kind.readers(nobody, testNow())]
  ).filter(condition => condition !== undefined);
