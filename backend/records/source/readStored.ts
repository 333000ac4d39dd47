import { and, eq, inArray } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { countBound } from '#contract/domain/lists/countBound.ts';
import { hiddenFields } from '#contract/model/rights/screenAccess.ts';
import type { SortKey } from '#contract/model/types.ts';
import type { IdentifiedRecord } from '#contract/requests/recordOf.ts';
import { records, users } from '../../database/schema/index.ts';
import { seesPhones } from '../../policies/phones/maskPhones.ts';
import { countUpTo, oneColumn } from '../../query/countUpTo.ts';
import { noteSums, sumAlone, summed } from '../../query/sumAlone.ts';
import { conditionToSql } from '../../query/conditionToSql.ts';
import { seenBy } from '../../query/QueryField.ts';
import { searchToSql } from '../../query/searchToSql.ts';
import { sortToSql } from '../../query/sortToSql.ts';
import { recordFields, searchFields } from '../recordFields.ts';
import { recordColumns, visibleRows, wholeRecord } from '../recordRows.ts';
import type { Matching, RecordReader, SourceSetting } from './RecordSource.ts';

/** Rows of one statement: the embedded engine answers nobody else while one runs. */
const pageSize = 1000;

const wireSort = (sort: SortKey | undefined): string =>
  sort ? (sort.order === 'DESC' ? '-' : '') + sort.field : '-updatedAt';

/** Records of the generic store, straight from its table. */
export const readStored = ({ screen, actor, db, services }: SourceSetting): RecordReader => {
  // A field that the person may not read is not to be guessed by what matches either.
  const hidden = hiddenFields(screen, actor.roleCodes);
  const sees = seesPhones(actor, services.config);
  const fields = seenBy(recordFields(screen, hidden), sees);
  const searched = searchFields(screen, hidden, sees);
  const rowsOf = (verb: string) => visibleRows(screen, actor, verb, indiaDay(services.now()));

  const matching = ({ where, search, verb }: Matching) =>
    and(
      rowsOf('list'),
      verb === undefined ? undefined : rowsOf(verb),
      conditionToSql(where, fields),
      searchToSql(search, searched),
    );

  const select = () =>
    db.select(recordColumns).from(records).leftJoin(users, eq(users.id, records.updatedBy));

  const present = (rows: Awaited<ReturnType<typeof select>>): readonly IdentifiedRecord[] =>
    rows.map(row => wholeRecord(row, screen));

  return {
    // Their order is found once: the pages that follow are short, and nobody moves between them meanwhile.
    pages: async function* pages(asked) {
      const found = await db
        .select({ id: records.id })
        .from(records)
        .where(matching(asked))
        .orderBy(...sortToSql(wireSort(asked.sort), fields, records.id));
      const ids = found.map(({ id }) => id);
      const total = ids.length;
      for (let start = 0; start === 0 || start < total; start += pageSize) {
        const some = ids.slice(start, start + pageSize);
        const rows = new Map(
          present(await select().where(inArray(records.id, some))).map(row => [row.id, row]),
        );
        yield { rows: some.flatMap(id => rows.get(id) ?? []), total };
        await setImmediate();
      }
    },
    count: where =>
      countUpTo(
        db,
        db.select(oneColumn).from(records).where(matching({ where })).$dynamic(),
        countBound + 1,
      ),
    sums: (asked, wanted) =>
      sumAlone(wanted, () =>
        noteSums(fields, matching(asked), async clause =>
          summed(db.select(clause.selection).from(records).$dynamic(), clause),
        ),
      ),
    byIds: async ids =>
      present(await select().where(and(rowsOf('list'), inArray(records.id, ids.map(Number))))),
  };
};
