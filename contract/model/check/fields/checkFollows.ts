import { refsOf } from '../../../rules/fieldsOf.ts';
import { pointer } from '../../files/jsonPositions.ts';
import type { Follows, Proposes } from '../../grammar/field.ts';
import type { Field } from '../../screen.ts';
import { storeNames } from '../../storeNames.ts';
import { fieldsOfScreen, isKnown, type CheckContext } from '../context.ts';

const checkSource = (context: CheckContext, from: Follows, at: string): void => {
  const { add, fields, known } = context;
  const inner = at + pointer('reference');
  if (!isKnown(add, inner, 'field', from.reference, Object.keys(fields))) return;
  const named = fields[from.reference];
  if (named?.kind !== 'reference' || !named.reference)
    return add(
      inner,
      `"${from.reference}" does not refer to another record: name a field of kind reference`,
    );
  const target = fieldsOfScreen(known, named.reference.to);
  if (target) isKnown(add, at + pointer('field'), 'field', from.field, Object.keys(target));
};

const isFollows = (from: Proposes): from is Follows => from.reference !== undefined;

/** A field begins with another one of its record: with what can be put there. */
const checkOwnSource = (context: CheckContext, { path, kind }: Field, from: Proposes): void => {
  const { add, fields } = context;
  const at = pointer('fields', path, 'proposes', 'field');
  if (!isKnown(add, at, 'field', from.field, Object.keys(fields))) return;
  if (from.field === path) add(at, `"${path}" cannot begin with itself: name another field`);
  else if (fields[from.field]?.kind !== kind)
    add(at, `"${from.field}" is of another kind than "${path}": name a field of kind ${kind}`);
};

const checkField = (context: CheckContext, field: Field): void => {
  const { add } = context;
  const { path, follows, proposes, schema } = field;
  const at = pointer('fields', path);
  if (follows) {
    if (schema.readOnly !== true)
      add(
        at + pointer('follows'),
        `"${path}" follows another record: set "readOnly" on it in the schema`,
      );
    checkSource(context, follows, at + pointer('follows'));
  }
  if (!proposes) return;
  if (schema.readOnly === true)
    add(
      at + pointer('proposes'),
      `Nobody enters "${path}", so nothing can be proposed for it: use "follows"`,
    );
  if (isFollows(proposes)) checkSource(context, proposes, at + pointer('proposes'));
  else checkOwnSource(context, field, proposes);
};

/** What only a stored record tells: nobody enters it, works it out or looks it up for a new one. */
const isUnknownWhenNew = (field: Field | undefined): boolean =>
  field !== undefined &&
  field.schema.readOnly === true &&
  field.compute === null &&
  field.follows === null &&
  !storeNames.includes(field.path);

/**
 * Checks fields that follow another record, and choices that depend on what a new record does not know: none of them could
 * be made while it is created.
 */
export const checkFollows = (context: CheckContext): void => {
  const { add, file, fields } = context;
  const isCreated = file.data?.calls === undefined || file.data.calls.create !== undefined;
  for (const field of Object.values(fields)) {
    const at = pointer('fields', field.path);
    checkField(context, field);
    if (!isCreated || field.schema.readOnly === true || !field.reference) continue;
    const names = refsOf(field.reference.where)
      .filter(ref => ref.startsWith('record.'))
      .map(ref => ref.slice('record.'.length));
    for (const name of new Set(names))
      if (isUnknownWhenNew(fields[name]))
        add(
          at + pointer('reference', 'where'),
          `A new record has no "${name}" yet, so there would be nothing to choose from: name the record that has it in "follows"`,
        );
  }
};
