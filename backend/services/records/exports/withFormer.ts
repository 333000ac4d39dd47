import { and, inArray, isNull, sql } from 'drizzle-orm';
import { asText } from '#contract/domain/texts/asText.ts';
import { resourceNames } from '#contract/model/record/formerNames.ts';
import {
  formerHeading,
  formerMembers,
  isHiddenFrom,
} from '#contract/model/record/formerMembers.ts';
import type { Language, RecordScreen } from '#contract/model/types.ts';
import type { Actor } from '../../../calls/Actor.ts';
import type { Database } from '../../../database/client.ts';
import { records } from '../../../database/schema/index.ts';
import type { ExportTable } from './exportTable.ts';

/** A name that no field has: who is told it sees what is no longer part of the screen. */
const noField = '(former)';

/** Whether any record keeps more than the screen has. */
const keepsMore = async (db: Database, screen: RecordScreen): Promise<boolean> => {
  const known = [
    ...Object.keys(screen.schema.properties ?? {}),
    ...Object.values(screen.fields).flatMap(({ was }) => was),
  ];
  const [found] = await db
    .select({ found: sql`1` })
    .from(records)
    .where(
      and(
        inArray(records.resource, [...resourceNames(screen)]),
        isNull(records.deletedAt),
        sql`${records.data} - array(select jsonb_array_elements_text(${JSON.stringify(known)}::jsonb)) <> '{}'::jsonb`,
      ),
    )
    .limit(1);
  return found !== undefined;
};

/**
 * A file of a screen whose records keep what it no longer has: one more column, with all of that as JSON, for those who see it on
 * a record's page. An import passes over it.
 * @param isRead whether an import will read the file
 */
export const withFormer = async (
  table: ExportTable,
  screen: RecordScreen,
  {
    actor,
    db,
    language,
    isRead,
  }: { actor: Actor; db: Database; language: Language; isRead: boolean },
): Promise<ExportTable> => {
  const isShown = screen.data.calls === null && !isHiddenFrom(screen, actor.roleCodes)(noField);
  if (!isShown || !(await keepsMore(db, screen))) return table;
  return {
    ...table,
    header: [...table.header, `${isRead ? '# ' : ''}${formerHeading[language]}`],
    cellsOf: row => {
      const members = formerMembers(screen, row);
      const text = members.length === 0 ? '' : asText(Object.fromEntries(members));
      return [...table.cellsOf(row), { text }];
    },
  };
};
