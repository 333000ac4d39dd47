import { ne } from 'drizzle-orm';
import type { RecordMigration } from '#contract/model/grammar/stored/recordMigration.ts';
import type { Database } from '../../../database/client.ts';
import { recordMigrations } from '../../../database/schema/index.ts';
import type { StoredMigration } from './migrateChunk.ts';
import { resourcesOf } from './migratedRows.ts';

type Row = Pick<StoredMigration, 'id' | 'name' | 'resource' | 'steps'>;

const sharesRecords = (one: Row, other: Row): boolean => {
  const namesOf = ({ resource, steps }: Row) =>
    resourcesOf({ resource, steps: steps as RecordMigration['steps'] });
  const names = new Set(namesOf(one));
  return namesOf(other).some(name => names.has(name));
};

/** Whether a migration holds any record in the state after it. */
const hasChanged = ({ state, cursor, changed }: StoredMigration): boolean =>
  !['waiting', 'taken-back'].includes(state) && (cursor > 0 || changed > 0);

/**
 * The migration that stands in the way of one of the same records, by name: records go through them in order, and back the other
 * way round.
 * @param way `on`: an earlier one that is not done; `back`: a later one that is
 */
export const standsInWay = async (
  db: Database,
  row: Row,
  way: 'on' | 'back',
): Promise<string | undefined> => {
  const others = await db.select().from(recordMigrations).where(ne(recordMigrations.id, row.id));
  const same = others.filter(other => sharesRecords(row, other));
  const found =
    way === 'on'
      ? same.filter(({ name, state }) => name < row.name && state !== 'done')
      : same.filter(other => other.name > row.name && hasChanged(other));
  return found.map(({ name }) => name).sort()[0];
};
