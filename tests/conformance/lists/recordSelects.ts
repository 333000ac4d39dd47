import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '#backend/database/client.ts';

type Select = ReturnType<ReturnType<Database['select']>['from']>;

/** Remembers the selects that are built from now on, for a test that asks for their plans. */
export const recordSelects = (db: Database) => {
  const built: Select[] = [];
  const select = db.select.bind(db) as (...fields: unknown[]) => {
    from: (...from: never[]) => Select;
  };
  Object.assign(db, {
    select: (...fields: unknown[]) => {
      const begun = select(...fields);
      const from = begun.from.bind(begun);
      begun.from = (...tables) => {
        const statement = from(...tables);
        built.push(statement);
        return statement;
      };
      return begun;
    },
  });
  return {
    /** The statements since the last call. */
    take: (): readonly SQL[] => built.splice(0).map(statement => statement.getSQL()),
  };
};

/** What the planner may be told to do only where nothing else is left. */
type Step = 'seqscan' | 'indexscan' | 'indexonlyscan' | 'sort' | 'hashjoin' | 'mergejoin';

/** How the engine would run a statement without these steps. */
export const planOf = async (
  db: Database,
  statement: SQL,
  without: readonly Step[],
): Promise<string> => {
  const { rows } = (await db.transaction(async tx => {
    for (const step of without) await tx.execute(sql.raw(`set local enable_${step} = off`));
    return tx.execute(sql`explain ${statement}`);
  })) as { rows: Record<string, string>[] };
  return rows.map(row => row['QUERY PLAN']).join('\n');
};
