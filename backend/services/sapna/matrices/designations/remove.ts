import { inArray, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { missingLevels } from '#contract/domain/approvals/matrixTypes.ts';
import type { Context, Verb } from '../../../../calls/Context.ts';
import { lockByName } from '../../../../database/lockByName.ts';
import { approvingDesignations } from '../../../../database/schema/index.ts';
import { removeAll } from '../../catalogue/removeAll.ts';
import { removalOf } from '../../removals.ts';
import {
  approvingHistory,
  readApproving,
  readHeldLevels,
  type ApprovingDesignation,
} from './approvingRows.ts';

type Db = Context['db'];

const keyOf = ({ approvalType, domainId }: ApprovingDesignation): string =>
  `${approvalType}:${domainId}`;

/** The matrices that lose somebody, by name, so that two requests lock them in one order. */
const matricesOf = (rows: readonly ApprovingDesignation[]): ApprovingDesignation[] =>
  [...new Map(rows.map(row => [keyOf(row), row])).values()].toSorted((one, other) =>
    keyOf(one) < keyOf(other) ? -1 : 1,
  );

/** Who must stay, because his level would be empty while one above it is not: a request would stop there. */
const obstaclesIn =
  (db: Db) =>
  async (rows: readonly ApprovingDesignation[]): Promise<ReadonlyMap<number, string>> => {
    const gone = new Set(rows.map(({ id }) => id));
    const found = new Map<number, string>();
    for (const matrix of matricesOf(rows)) {
      const held = await readHeldLevels(db, matrix);
      const left = held.filter(({ id }) => !gone.has(id)).map(({ level }) => level);
      const missing = missingLevels(left);
      for (const row of rows.filter(other => keyOf(other) === keyOf(matrix)))
        if (missing.includes(row.level))
          found.set(
            row.id,
            `Level ${row.level} of ${row.approvalType} would have nobody, though there is a level above it.`,
          );
    }
    return found;
  };

/** DELETE approving-designations; a type or domain in the query leaves out ids of others. */
export const removeApproving: Verb<CallOf<'approvingDesignations.remove'>> = ({
  query,
  body,
  db,
  actor,
  audit,
  services,
}) =>
  removeAll({
    body: removalOf({ query, body }),
    audit,
    entity: 'approving-designations',
    what: 'approving designation',
    read: async ids => {
      for (const { approvalType, domainId } of matricesOf(await readApproving(db, ids)))
        await lockByName(db, 'approving', approvalType, domainId);
      const rows = await readApproving(db, ids);
      return rows.filter(
        ({ approvalType, domainId }) =>
          approvalType === (query.approvalType ?? approvalType) &&
          domainId === (query.domainId ?? domainId),
      );
    },
    obstacles: obstaclesIn(db),
    remove: ids =>
      db
        .update(approvingDesignations)
        .set({
          deletedAt: services.now(),
          version: sql`${approvingDesignations.version} + 1`,
          updatedBy: actor.id,
        })
        .where(inArray(approvingDesignations.id, [...ids])),
    history: approvingHistory,
  });
