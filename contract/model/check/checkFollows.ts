import { refsOf } from '../../rules/fieldsOf.ts';
import { pointer } from '../jsonPositions.ts';
import type { Field } from '../screen.ts';
import { storeNames } from '../storeNames.ts';
import { fieldsOfScreen, isKnown, type CheckContext } from './context.ts';

const checkSource = (context: CheckContext, field: Field, at: string): void => {
  const { add, fields, known } = context;
  const { follows } = field;
  if (!follows) return;
  if (field.schema.readOnly !== true)
    add(at, `"${field.path}" follows another record: set "readOnly" on it in the schema`);
  const inner = at + pointer('reference');
  if (!isKnown(add, inner, 'field', follows.reference, Object.keys(fields))) return;
  const named = fields[follows.reference];
  if (named?.kind !== 'reference' || !named.reference)
    return add(
      inner,
      `"${follows.reference}" does not refer to another record: name a field of kind reference`,
    );
  const target = fieldsOfScreen(known, named.reference.to);
  if (target) isKnown(add, at + pointer('field'), 'field', follows.field, Object.keys(target));
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
    checkSource(context, field, at + pointer('follows'));
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
