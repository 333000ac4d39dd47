import { isNoValue } from '../../domain/noValue.ts';
import { isRef } from '../../rules/condition.ts';
import { evaluate, resolveOperand, type Scope } from '../../rules/evaluate.ts';
import { valueAt } from '../../rules/valueAt.ts';
import { withValueAt, type Values } from '../../rules/withValueAt.ts';
import type { JsonSchema } from '../jsonSchema.ts';
import { isMembers } from '../schema/eachPart.ts';
import type { RecordScreen } from '../screen.ts';

type Screen = Pick<RecordScreen, 'fields' | 'schema'>;
type DefaultScope = Omit<Scope, 'record'>;

/** The objects that a path leads through, outermost first. */
const objectsAbove = (path: string): readonly string[] => {
  const steps = path.split('.');
  return steps.slice(1).map((_, at) => steps.slice(0, at + 1).join('.'));
};

/** Takes out of new values the objects that may be missing and would then ask for more than they hold. */
class Settling {
  readonly #scope: Scope;
  readonly #there: Values;

  constructor(scope: Scope, there: Values) {
    this.#scope = scope;
    this.#there = there;
  }

  /** @returns the values of an object, and whether they lack what it asks for */
  settle(schema: JsonSchema, values: Values, prefix = ''): { values: Values; lacks: boolean } {
    const asked = (name: string) =>
      schema.required?.includes(name) === true ||
      evaluate(schema.cases?.[name]?.required ?? false, this.#scope);
    let settled = values;
    let lacks = false;
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      const value = values[name];
      if (isMembers(value) && inner.properties) {
        const own = this.settle(inner, value, `${prefix}${name}.`);
        const stays = !own.lacks || asked(name) || this.#isThere(prefix + name);
        settled = withValueAt(settled, name, stays ? own.values : undefined);
        lacks ||= stays && own.lacks;
      } else lacks ||= isNoValue(value) && asked(name);
    }
    return { values: settled, lacks: lacks || this.#isTooSmall(schema, settled) };
  }

  #isThere(path: string): boolean {
    return valueAt(this.#there, path) !== undefined;
  }

  #isTooSmall({ minProperties = 0, dependentRequired = {} }: JsonSchema, values: Values): boolean {
    const has = (name: string) => !isNoValue(values[name]);
    return (
      Object.keys(values).filter(has).length < minProperties ||
      Object.entries(dependentRequired).some(([name, others]) => has(name) && !others.every(has))
    );
  }
}

/**
 * What a new record begins with: the defaults of its fields.
 * @param there what is in the record already: it stays, and its objects are filled
 */
export const newValues = (screen: Screen, scope: DefaultScope, there: Values = {}): Values => {
  const begun = Object.values(screen.fields).reduce<Values>((values, field) => {
    if (field.default === undefined || field.readonly === true) return values;
    if (valueAt(there, field.path) !== undefined) return values;
    const value = isRef(field.default)
      ? resolveOperand(field.default, { ...scope, record: values })
      : field.default;
    return isNoValue(value) ? values : withValueAt(values, field.path, value);
  }, there);
  return new Settling({ ...scope, record: begun }, there).settle(screen.schema, begun).values;
};

/** A record in which an object has just begun to exist: what is empty in it begins with its default, as a new record does. */
export const withBegunObjects = (
  screen: Screen,
  scope: DefaultScope,
  { before, after }: { before: Values; after: Values },
): Values => {
  const isBegun = (object: string) =>
    valueAt(before, object) === undefined && valueAt(after, object) !== undefined;
  const empty = Object.values(screen.fields).filter(
    ({ path, default: begins }) =>
      begins !== undefined &&
      valueAt(after, path) === undefined &&
      objectsAbove(path).some(isBegun),
  );
  if (empty.length === 0) return after;
  const begun = newValues(screen, scope, after);
  return empty.reduce((record, { path }) => {
    const value = valueAt(begun, path);
    return isNoValue(value) ? record : withValueAt(record, path, value);
  }, after);
};
