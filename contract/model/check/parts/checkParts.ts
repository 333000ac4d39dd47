import { pointer } from '../../files/jsonPositions.ts';
import { grantsIn } from '../checkAccess.ts';
import { checkCondition, recordScope } from '../checkCondition.ts';
import { checkSaid } from './checkSaid.ts';
import { isKnown, type CheckContext } from '../context.ts';

const checkDraft = ({ add, file, fields, schema }: CheckContext): void => {
  const { draft } = file;
  if (draft === undefined || !isKnown(add, pointer('draft'), 'field', draft, Object.keys(fields)))
    return;
  if (fields[draft]?.kind !== 'boolean')
    add(pointer('draft'), `"${draft}" is not a yes-or-no field: name one`);
  // A draft is stored under the same schema, so what is required is in `fields`, where drafts go without it.
  if ((schema.required ?? []).length > 0)
    add(
      pointer('draft'),
      'The schema requires fields that a draft may not have yet: set "required" in "fields" instead',
    );
};

const checkNew = ({ add, file, fields }: CheckContext): void => {
  for (const key of ['newFrom', 'newWith'] as const) {
    const paths = file[key] ?? [];
    for (const [index, path] of paths.entries())
      isKnown(add, pointer(key, index), 'field', path, Object.keys(fields));
    if (paths.length > 0 && !file.form) add(pointer(key), 'A new record needs a form: add "form"');
  }
};

/** Checks that panels have a form, which records may be changed and deleted, drafts, and what new records begin with. */
export const checkParts = (context: CheckContext): void => {
  const { add, file } = context;
  if (Object.keys(file.panels ?? {}).length > 0 && !file.form)
    add(pointer('panels'), 'Panels need a form: add "form"');
  const record = recordScope(context.fields);
  checkCondition(file.editable, record, pointer('editable'), add);
  checkCondition(file.removable?.when, record, pointer('removable', 'when'), add);
  checkSaid(file.removable?.why, record, pointer('removable', 'why'), add);
  if (file.removable && !grantsIn(file).some(({ grant }) => grant.do.includes('remove')))
    add(
      pointer('removable'),
      'No role can delete these records: add "remove" to a grant, or remove this',
    );
  checkDraft(context);
  checkNew(context);
};
