import { eq, sql } from 'drizzle-orm';
import type { AuditAct } from '#contract/domain/auditActs.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { invalidField, Refusal } from '../calls/Refusal.ts';
import type { Database } from '../database/client.ts';
import { unmaskPhones } from '../policies/phones/unmaskPhones.ts';
import { amongIds } from '../query/amongIds.ts';
import { changesOf, isUnchanged } from './changesOf.ts';
import type { Beside, Declaration, InWrite, Presented, Proposed } from './Declaration.ts';
import { columnsOf } from './fields.ts';
import type { PlannedField } from './fieldPlan.ts';
import { asKept, columnsFor } from './keptFields.ts';
import { numbersOf } from './numbersOf.ts';
import type { rowsOf } from './rowsOf.ts';
import { refuseFaults } from './refuseFaults.ts';
import { refuseReferences } from './refuseReferences.ts';
import { takenIndex } from './refusingTaken.ts';
import { refuseStale } from './staleVersion.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Writing<Row extends Presented, Written> {
  readonly declaration: Declaration<Row, Written>;
  /** What people call one of the records: `cap`. */
  readonly one: string;
  readonly plan: readonly PlannedField[];
  readonly rows: ReturnType<typeof rowsOf<Row>>;
}

/** An update of one of many records. */
export interface Update {
  readonly id: number;
  readonly body: Fields & { readonly version: number };
}

/** Creates and changes the records of a declaration, in the order of a call: rules, locks, references, write, history. */
export const writerOf = <Row extends Presented, Written extends object>({
  declaration,
  one,
  plan,
  rows,
}: Writing<Row, Written>) => {
  type Many = readonly Proposed<Row, Written>[];
  const { table, resource, unique = [], prepare, inLine } = declaration;
  const written = plan.filter(({ isWritten }) => isWritten).map(({ name }) => name);
  const columns = columnsOf(table);
  const numbers = numbersOf(plan);

  const history =
    declaration.history ??
    ((row: Row) => Object.fromEntries(written.map(name => [name, (row as Fields)[name]])));

  const found = async (context: InWrite, ids: readonly number[]): Promise<Map<number, Row>> =>
    new Map((await rows.readByIds(context.db, ids)).map(row => [row.id, row]));

  const isAsked = <Body extends Partial<Written>>(
    context: InWrite,
    body: Body,
    before?: Row,
  ): Promise<Body> => prepare?.(context, body, before) ?? Promise.resolve(body);

  const judge = async (context: InWrite, proposed: Many): Promise<void> => {
    const today = indiaDay(context.services.now());
    for (const each of proposed) refuseFaults(declaration.faults?.(each, today) ?? []);
    const changes = proposed.map(each => each.changes as Fields);
    await refuseReferences(context, plan, changes);
  };

  /** Rules that ask the database: what one record says of another holds once that one is written. */
  const refuse = async (
    context: InWrite,
    proposed: Proposed<Row, Written>,
    beside: Beside<Row, Written>,
  ): Promise<void> => {
    await declaration.refuse?.(context, proposed);
    await beside.refuse?.(proposed);
  };

  /** Runs a statement; a unique index that it runs into is told in the declaration's words, which may look things up. */
  const refusingUnique = async <Answer>(
    { db }: InWrite,
    { record, before }: Proposed<Row, Written>,
    statement: (db: Database) => Promise<Answer>,
  ): Promise<Answer> => {
    if (unique.length === 0) return statement(db);
    try {
      return await db.transaction(statement);
    } catch (error) {
      const index = takenIndex(error);
      const ran = unique.find(known => known.index === index);
      if (!ran) throw error;
      const field = typeof ran.field === 'function' ? ran.field(record) : ran.field;
      const words = await ran.taken(record, db, before);
      throw invalidField(`/${field}`, ran.code ?? 'duplicate', words);
    }
  };

  const valuesOf = async (
    context: InWrite,
    proposed: Proposed<Row, Written>,
    { set }: Beside<Row, Written>,
  ) => ({
    ...columnsFor(plan, proposed.changes),
    ...(await declaration.columns?.(proposed, context)),
    ...set,
  });

  const insert = async (
    context: InWrite,
    proposed: Many,
    beside: Beside<Row, Written>,
  ): Promise<number[]> => {
    const { id: by } = context.actor;
    const editors = 'createdBy' in columns && { createdBy: by, updatedBy: by };
    const values: Record<string, unknown>[] = [];
    for (const each of proposed)
      values.push({ ...(await valuesOf(context, each, beside)), ...editors });
    const [first] = proposed;
    if (!first) return [];
    const made = await refusingUnique(context, first, inner =>
      inner.insert(table).values(values).returning({ id: rows.id }),
    );
    return made.map(({ id }) => id as number);
  };

  /** One entry a record, in the order of the records. */
  const record = (
    { audit }: InWrite,
    action: AuditAct,
    stored: ReadonlyMap<number, Row>,
    records: readonly Row[],
    more?: () => Record<string, unknown>,
  ): Promise<void> =>
    audit.record(
      ...records.map(row => {
        const before = stored.get(row.id);
        return {
          action,
          entity: resource,
          entityId: row.id,
          version: row.version,
          before: before ? history(before) : null,
          after: { ...history(row), ...more?.() },
        };
      }),
    );

  /** Creates records with one statement. @throws Refusal for the first that cannot be, and none is created */
  const createMany = async (
    context: InWrite,
    bodies: readonly Written[],
    beside: Beside<Row, Written> = {},
  ): Promise<Row[]> => {
    const proposed: Proposed<Row, Written>[] = [];
    for (const body of bodies) {
      const asked = await isAsked(context, asKept(plan, body));
      proposed.push({ record: asked, before: undefined, changes: asked });
    }
    const wanted = proposed.map(each => each.record);
    await inLine?.(context.db, wanted);
    await judge(context, proposed);
    const ids: number[] = [];
    const write = async (some: Many): Promise<void> => {
      const made = await insert(context, some, beside);
      for (const [at, each] of some.entries()) {
        const stored = { ...each, id: made[at] as number };
        await declaration.written?.(context, stored);
        await beside.written?.(stored);
      }
      ids.push(...made);
    };
    if (declaration.refuse ?? beside.refuse)
      for (const each of proposed) {
        await refuse(context, each, beside);
        await write([each]);
      }
    else await write(proposed);
    const made = await found(context, ids);
    const records = ids.map(id => {
      const row = made.get(id);
      if (!row) throw new Error(`The insert into ${resource} returned no record`);
      return row;
    });
    await record(context, beside.action ?? 'create', new Map(), records, beside.history);
    return records;
  };

  /** Locks records, and first what puts their writers in a line; then reads them. */
  const lockAll = async (
    context: InWrite,
    ids: readonly number[],
    wantedOf: (row: Row) => Written = row => row as unknown as Written,
  ): Promise<Map<number, Row>> => {
    if (inLine) {
      const stored = [...(await found(context, ids)).values()];
      const asTheyAre = stored.map(row => row as unknown as Written);
      await inLine(context.db, [...asTheyAre, ...stored.map(wantedOf)]);
    }
    await rows.lock(context.db, ids);
    return found(context, ids);
  };

  /** The changes of one update, or undefined when it changes nothing. */
  const propose = async (
    context: InWrite,
    before: Row,
    { body }: Update,
  ): Promise<Proposed<Row, Written> | undefined> => {
    refuseStale(one, before, body.version);
    const { version: _version, ...fields } = unmaskPhones(
      asKept(plan, body),
      before,
      numbers,
      context.actor,
      context.services.config,
    );
    const asked = await isAsked(context, fields as Partial<Written>, before);
    const changes = changesOf(before as unknown as Fields, asked) as Partial<Written>;
    if (isUnchanged(changes)) return undefined;
    return { record: { ...before, ...changes } as unknown as Written, before, changes };
  };

  const store = async (
    context: InWrite,
    id: number,
    proposed: Proposed<Row, Written>,
    beside: Beside<Row, Written>,
  ) => {
    const set = {
      ...(await valuesOf(context, proposed, beside)),
      version: sql`${columns['version']} + 1`,
      updatedBy: context.actor.id,
    };
    await refusingUnique(context, proposed, inner =>
      inner.update(table).set(set).where(eq(rows.id, id)),
    );
    await declaration.written?.(context, { ...proposed, id });
  };

  /** Changes records, in one order for all. @throws Refusal for the first that cannot be, and none is changed */
  const updateMany = async (
    context: InWrite,
    updates: readonly Update[],
    beside: Beside<Row, Written> = {},
  ): Promise<Row[]> => {
    const ids = updates.map(({ id }) => id);
    const bodyOf = new Map(updates.map(({ id, body }) => [id, body]));
    const stored = await lockAll(
      context,
      ids,
      row => ({ ...row, ...bodyOf.get(row.id) }) as unknown as Written,
    );
    const changed: { id: number; proposed: Proposed<Row, Written> }[] = [];
    for (const update of updates) {
      const before = stored.get(update.id);
      if (!before) throw new Refusal('NOT_FOUND', declaration.notThere);
      const proposed = await propose(context, before, update);
      if (proposed) changed.push({ id: update.id, proposed });
    }
    if (changed.length === 0) {
      context.audit.nothingChanged();
      return ids.flatMap(id => stored.get(id) ?? []);
    }
    await judge(
      context,
      changed.map(({ proposed }) => proposed),
    );
    for (const { id, proposed } of changed) {
      await refuse(context, proposed, beside);
      await store(context, id, proposed, beside);
      await beside.written?.({ ...proposed, id });
    }
    const changedIds = changed.map(({ id }) => id);
    const after = await found(context, changedIds);
    const records = changedIds.flatMap(id => after.get(id) ?? []);
    await record(context, beside.action ?? 'update', stored, records, beside.history);
    return ids.flatMap(id => after.get(id) ?? stored.get(id) ?? []);
  };

  const removeRows = async (context: InWrite, ids: readonly number[]): Promise<void> => {
    const { db, actor, services } = context;
    const where = amongIds(rows.id, ids);
    await declaration.removed?.(context, ids);
    if (declaration.removal === 'hard') await db.delete(table).where(where);
    else {
      const version = sql`${columns['version']} + 1`;
      const gone = { deletedAt: services.now(), version, updatedBy: actor.id };
      await db.update(table).set(gone).where(where);
    }
  };

  return { createMany, updateMany, removeRows, history, lockAll };
};
