import type { Database } from '#backend/database/client.ts';
import { insertRows } from '#backend/database/seed/batches/insertRows.ts';
import { users } from '#backend/database/schema/index.ts';
import { stableUuid } from '#backend/database/seed/pen/stableUuid.ts';
import type { Joiner } from './planPeople.ts';
import { readColumns } from './readColumns.ts';
import { run } from './readRows.ts';

/** Employee codes of those who join begin here; the demo's own are far below. */
const firstCode = 10_001;

/** `nv10001@example.com`: the address of the first person by which a grown database is recognised. */
export const joinerEmail = (place: number): string => `nv${firstCode + place}@example.com`;

/** What hangs on a person, by the column that names them, and what a copy of it says otherwise. */
const ownTables: readonly (readonly [
  table: string,
  column: string,
  changes: Record<string, string>,
])[] = [
  ['role_grants', 'user_id', {}],
  ['display_role_grants', 'user_id', {}],
  ['user_targets', 'user_id', {}],
  ['agent_branch_mappings', 'user_id', {}],
  ['agent_phones', 'user_id', { phone: `'58' || lpad(p.id::text, 8, '0')` }],
  [
    'agent_presences',
    'user_id',
    { call_status: `'Idle'`, current_call_id: 'null', opportunity_id: 'null' },
  ],
];

/**
 * Writes those who join, with the roles, branch, targets and phone of the demo's person whom each is like; they sign in with the
 * demo's password.
 */
export const writePeople = async (db: Database, joiners: readonly Joiner[]): Promise<void> => {
  await insertRows(
    db,
    users,
    joiners.map(({ id, parentId, model, firstName, lastName }, at) => ({
      id,
      parentId,
      firstName,
      lastName,
      uuid: stableUuid(`joiner:${id}`),
      email: joinerEmail(at),
      employeeCode: `NV${firstCode + at}`,
      status: 1,
      designationId: model.designationId,
      departmentId: model.departmentId,
      companyId: model.companyId,
      domainId: model.domainId,
      joiningDate: model.joiningDate,
      mobile: `59${String(id).padStart(8, '0')}`,
      preferences: {},
    })),
  );
  await run(
    db,
    `create temporary table grow_people on commit drop as select * from (values ${joiners
      .map(({ id, model }) => `(${id}::bigint, ${model.id}::bigint)`)
      .join()}) as joined (id, model)`,
  );
  await run(
    db,
    `update users joined set password_hash = known.password_hash, created_at = known.created_at, updated_at = known.updated_at
     from grow_people p join users known on known.id = p.model where joined.id = p.id`,
  );
  for (const [table, column, changes] of ownTables) {
    const columns = (await readColumns(db, [table]))
      .map(one => one.column)
      .filter(name => name !== 'id');
    const values = columns.map(name => (name === column ? 'p.id' : (changes[name] ?? `t.${name}`)));
    await run(
      db,
      `insert into ${table} (${columns.join()}) select ${values.join()}
       from grow_people p join ${table} t on t.${column} = p.model order by p.id`,
    );
  }
};
