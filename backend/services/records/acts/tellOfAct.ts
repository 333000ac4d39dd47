import { and, eq, inArray, or } from 'drizzle-orm';
import type { RoleCode } from '#contract/domain/roles.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { fillRecord } from '#contract/model/record/fillRecord.ts';
import { recordAddress } from '#contract/model/record/recordAddress.ts';
import { canDo, rowsFor } from '#contract/model/rights/screenAccess.ts';
import type { Action, RecordScreen } from '#contract/model/types.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import type { Context } from '../../../calls/Context.ts';
import { roleGrants, users } from '../../../database/schema/index.ts';
import type { StoredRecord } from '../../../records/recordRows.ts';
import { notify } from '../../notifications/notify.ts';

/** People at work who have one of the roles or stand in a field, each with all that conditions know of them. */
const peopleOf = async (
  { db }: Pick<Context, 'db'>,
  roles: readonly RoleCode[],
  ids: readonly number[],
) => {
  const withRole = db
    .select({ id: roleGrants.userId })
    .from(roleGrants)
    .where(inArray(roleGrants.roleCode, [...roles]));
  const rows = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      roleCode: roleGrants.roleCode,
    })
    .from(users)
    .innerJoin(roleGrants, eq(roleGrants.userId, users.id))
    .where(
      and(
        eq(users.status, 1),
        or(
          roles.length > 0 ? inArray(users.id, withRole) : undefined,
          ids.length > 0 ? inArray(users.id, [...ids]) : undefined,
        ),
      ),
    );
  const people = new Map(rows.map(row => [row.id, row]));
  return [...people.values()].map(person => ({
    ...person,
    roleCodes: rows.filter(({ id }) => id === person.id).map(({ roleCode }) => roleCode),
  }));
};

/** Tells those whom an action names and who may open the record; nobody of what they did themselves. */
export const tellOfAct = async (
  screen: RecordScreen,
  { notify: told }: Action,
  record: StoredRecord,
  context: Pick<Context, 'actor' | 'db' | 'services'>,
): Promise<void> => {
  if (!told) return;
  const ids = told.people.map(path => valueAt(record, path)).filter(id => typeof id === 'number');
  if (told.roles.length === 0 && ids.length === 0) return;
  const today = indiaDay(context.services.now());
  const people = (await peopleOf(context, told.roles, ids)).filter(person => {
    const roles = person.roleCodes;
    return (
      canDo(screen, roles, 'list') &&
      canDo(screen, roles, 'show') &&
      evaluate(rowsFor(screen, roles, 'show'), { record, user: person, today })
    );
  });
  const { fields } = screen;
  await notify(
    context,
    people.map(({ id }) => id),
    {
      kind: 'record',
      tone: 'info',
      title: {
        en: fillRecord(told.text.en, record, { fields, language: 'en' }),
        hi: fillRecord(told.text.hi, record, { fields, language: 'hi' }),
      },
      body: null,
      link: recordAddress(screen, record),
      entity: screen.resource,
      entityId: record.id,
    },
  );
};
