import type { Condition, Scalar } from '../../rules/condition.ts';
import type { JsonSchema } from '../jsonSchema.ts';
import { allOf, anyOf, notOf } from '../../rules/join.ts';
import { conditionOf } from './conditionOf.ts';

/** What a schema says of one property, in some of the cases that it tells apart. */
interface Said {
  readonly when: Condition;
  readonly schema: JsonSchema;
}

/** A property as the form draws it. */
export interface Part {
  readonly schema: JsonSchema;
  readonly visible: Condition;
  readonly required: Condition;
  /** When a value of its list may be chosen; absent: always. */
  readonly offered?: (value: Scalar) => Condition;
}

/** One of several alternatives with properties of its own. */
export interface Alternative {
  readonly title: string | null;
  readonly names: readonly string[];
}

export interface ObjectParts {
  readonly parts: Readonly<Record<string, Part>>;
  readonly alternatives: readonly Alternative[];
  /** What no condition can say; null when everything is said. */
  readonly unsaid: string | null;
}

export const hasCases = (schema: JsonSchema): boolean =>
  ['if', 'oneOf', 'anyOf', 'allOf', 'dependentRequired', 'dependentSchemas'].some(key =>
    Object.hasOwn(schema, key),
  );

/** The values of a schema that lists them. */
const valuesIn = (schema: JsonSchema | undefined): readonly Scalar[] | undefined => {
  if (!schema) return undefined;
  if (schema.const !== undefined) return [schema.const];
  return schema.enum;
};

/** Alternatives of which a property has the same values. */
interface Kind {
  readonly values: readonly Scalar[];
  readonly branches: readonly JsonSchema[];
}

/** The alternatives by the values of a property; undefined where it does not tell them apart. */
const kindsBy = (name: string, branches: readonly JsonSchema[]): readonly Kind[] | undefined => {
  const kinds = new Map<string, Kind>();
  for (const branch of branches) {
    const values = valuesIn(branch.properties?.[name]);
    if (!values) return undefined;
    const key = JSON.stringify(values);
    kinds.set(key, { values, branches: [...(kinds.get(key)?.branches ?? []), branch] });
  }
  const all = [...kinds.values()].flatMap(({ values }) => values);
  return kinds.size > 1 && new Set(all).size === all.length ? [...kinds.values()] : undefined;
};

/** The property whose value tells the alternatives apart, best each from each. */
const discriminatorOf = (
  branches: readonly JsonSchema[],
): { readonly name: string; readonly kinds: readonly Kind[] } | undefined => {
  const found = Object.keys(branches[0]?.properties ?? {}).flatMap(name => {
    const kinds = kindsBy(name, branches);
    return kinds ? [{ name, kinds }] : [];
  });
  return found.toSorted((one, other) => other.kinds.length - one.kinds.length)[0];
};

/** An alternative without what tells its kind. */
const withoutName = (branch: JsonSchema, name: string): JsonSchema => {
  const { [name]: _own, ...properties } = branch.properties ?? {};
  const required = (branch.required ?? []).filter(other => other !== name);
  return { ...branch, properties, required };
};

/** Gathers what a schema says of its properties, case by case. */
class Gathering {
  readonly said = new Map<string, Said[]>();
  readonly required = new Map<string, Condition[]>();
  readonly alternatives: Alternative[] = [];
  unsaid: string | null = null;
  readonly #prefix: string;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  add(schema: JsonSchema, when: Condition): void {
    // What it refers to is kept for later: no condition says when it holds.
    if (schema.$ref !== undefined) this.unsaid ??= '"$ref"';
    for (const [name, inner] of Object.entries(schema.properties ?? {}))
      if (!isNever(inner)) this.#note(this.said, name, { when, schema: inner });
    for (const name of schema.required ?? []) this.#note(this.required, name, when);
    for (const part of schema.allOf ?? []) this.add(part, when);
    if (schema.if) this.#addIf(schema, schema.if, when);
    for (const [name, names] of Object.entries(schema.dependentRequired ?? {}))
      for (const other of names)
        this.#note(this.required, other, allOf([when, this.#isThere(name)]));
    for (const [name, inner] of Object.entries(schema.dependentSchemas ?? {}))
      this.add(inner, allOf([when, this.#isThere(name)]));
    for (const branches of [schema.oneOf, schema.anyOf])
      if (branches) this.#addAlternatives(branches, when, branches === schema.oneOf);
  }

  #note<Item>(map: Map<string, Item[]>, name: string, item: Item): void {
    map.set(name, [...(map.get(name) ?? []), item]);
  }

  #isThere(name: string): Condition {
    return { [this.#prefix + name]: { empty: false } };
  }

  #addIf({ then, else: otherwise }: JsonSchema, test: JsonSchema, when: Condition): void {
    const found = conditionOf(test, this.#prefix);
    if ('unsaid' in found) this.unsaid ??= found.unsaid;
    const condition = 'unsaid' in found ? true : found.condition;
    if (then) this.add(then, allOf([when, condition]));
    if (otherwise) this.add(otherwise, allOf([when, 'unsaid' in found || notOf(condition)]));
  }

  /** @param outside what is said outside the alternatives, which tells none of them */
  #addAlternatives(
    branches: readonly JsonSchema[],
    when: Condition,
    isExclusive: boolean,
    outside: ReadonlySet<string> = new Set(this.said.keys()),
  ): void {
    const found = discriminatorOf(branches);
    if (!found) return this.#addChosen(branches, when, isExclusive, outside);
    const { name, kinds } = found;
    const isNamed = kinds.every(
      ({ values, branches: [only, another] }) =>
        only?.title !== undefined && !another && values.length === 1,
    );
    const own = branches[0]?.properties?.[name] ?? {};
    const { const: _, default: _initial, ...rest } = own;
    const chosen: JsonSchema = {
      ...rest,
      enum: kinds.flatMap(({ values }) => values),
      ...(isNamed && { enumNames: branches.map(({ title }) => title ?? '') }),
    };
    this.#note(this.said, name, { when, schema: chosen });
    if (branches.every(({ required = [] }) => required.includes(name)))
      this.#note(this.required, name, when);
    for (const { values, branches: alike } of kinds) {
      const fits = allOf([when, { [this.#prefix + name]: { in: values } }]);
      const left = alike.map(branch => withoutName(branch, name));
      // Those of one kind are told apart by the rest of what they say.
      if (left.length > 1) this.#addAlternatives(left, fits, isExclusive, outside);
      else for (const branch of left) this.add(branch, fits);
    }
  }

  /** Alternatives that only what is filled in tells apart: of those that exclude each other one goes on alone. */
  #addChosen(
    branches: readonly JsonSchema[],
    when: Condition,
    isExclusive: boolean,
    outside: ReadonlySet<string>,
  ): void {
    const names = branches.map(({ properties = {} }) => Object.keys(properties));
    const shared = (name: string) =>
      outside.has(name) || names.every(others => others.includes(name));
    const own = names.map(list => list.filter(name => !shared(name)));
    const always = (branches[0]?.required ?? []).filter(name =>
      branches.every(({ required = [] }) => required.includes(name)),
    );
    for (const name of always) this.#note(this.required, name, when);
    for (const [index, branch] of branches.entries()) {
      const mine = own[index] ?? [];
      const others = own.flatMap((list, at) =>
        at === index ? [] : list.filter(name => !mine.includes(name)),
      );
      const isFree = isExclusive
        ? allOf(others.map((name): Condition => ({ [this.#prefix + name]: { empty: true } })))
        : true;
      const isBegun = anyOf(mine.map(name => this.#isThere(name)));
      const { required = [], ...rest } = branch;
      this.add(rest, allOf([when, isFree]));
      if (mine.length > 0)
        for (const name of required)
          this.#note(this.required, name, allOf([when, isFree, isBegun]));
      if (mine.length > 0) this.alternatives.push({ title: branch.title ?? null, names: mine });
    }
  }
}

/** `false`, or `{ "not": {} }`: the property must not be there. */
export const isNever = (schema: JsonSchema): boolean =>
  schema.not !== undefined && Object.keys(schema.not).length === 0;

/** What all cases agree on: the form draws it, the validators ask the rest. */
const drawnSchema = (schemas: readonly JsonSchema[]): JsonSchema => {
  const [first, ...others] = schemas;
  if (!first || others.length === 0) return first ?? {};
  const told = ['title', 'description', 'readOnly'] as const;
  const notes = Object.fromEntries(
    told.flatMap(key => {
      const found = schemas.find(schema => schema[key] !== undefined);
      return found ? [[key, found[key]]] : [];
    }),
  );
  const typed = schemas.filter(schema => schema.type !== undefined || schema.oneOf || schema.anyOf);
  const types = new Set(
    typed.map(({ type }) => JSON.stringify([type ?? []].flat().filter(t => t !== 'null'))),
  );
  if (types.size > 1) return { ...notes, anyOf: typed };
  const same = Object.fromEntries(
    Object.entries(typed[0] ?? first).filter(([key, value]) =>
      typed.every(
        schema => JSON.stringify(schema[key as keyof JsonSchema]) === JSON.stringify(value),
      ),
    ),
  );
  return { ...same, ...notes };
};

/** The one list of values that cases offer, when there is always one. */
const listedValues = (said: readonly Said[]): readonly Scalar[] | undefined => {
  const lists = said.flatMap(({ schema }) => valuesIn(schema) ?? []);
  const listing = said.filter(({ schema }) => valuesIn(schema));
  const always = listing.find(({ when }) => when === true);
  if (always) return valuesIn(always.schema);
  const isOnlyThere = said.every(({ schema }) => valuesIn(schema));
  return listing.length > 0 && isOnlyThere ? [...new Set(lists)] : undefined;
};

const partOf = (said: readonly Said[], required: readonly Condition[]): Part => {
  const visible = anyOf(said.map(({ when }) => when));
  const values = listedValues(said);
  const named = said.find(({ schema }) => schema.enumNames)?.schema;
  const drawn = drawnSchema(said.map(({ schema }) => schema));
  const listing = said.flatMap(({ when, schema }) => {
    const list = valuesIn(schema);
    return list && when !== true ? [{ when, list }] : [];
  });
  const names = named?.enum && values && JSON.stringify(named.enum) === JSON.stringify(values);
  const schema = {
    ...drawn,
    ...(values && {
      enum: values,
      ...(names && named.enumNames && { enumNames: named.enumNames }),
    }),
  };
  return {
    schema,
    visible,
    required: anyOf(required),
    ...(values &&
      listing.length > 0 && {
        offered: value =>
          allOf(listing.map(({ when, list }) => list.includes(value) || notOf(when))),
      }),
  };
};

/**
 * The properties of an object with the conditions that its cases put on them: `if`, dependencies and alternatives
 * become the conditions that screens have for their fields.
 * @param prefix path of the object with a dot at its end, empty for a record.
 */
export const objectParts = (schema: JsonSchema, prefix = ''): ObjectParts => {
  const gathered = new Gathering(prefix);
  gathered.add(schema, true);
  const parts = Object.fromEntries(
    [...gathered.said].map(([name, said]) => {
      const part = partOf(said, gathered.required.get(name) ?? []);
      // Nothing is all that it can be: nobody can be asked for it.
      return [name, part.schema.type === 'null' ? { ...part, required: false } : part];
    }),
  );
  return { parts, alternatives: gathered.alternatives, unsaid: gathered.unsaid };
};
