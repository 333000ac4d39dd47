import { pointer } from '../../files/jsonPositions.ts';
import { approveVerb } from '../../rights/screenAccess.ts';
import { grantsIn } from '../checkAccess.ts';
import { isKnown, type CheckContext } from '../context.ts';

/** Checks that what waits for approval can be changed in the form alone, and that someone may approve it. */
export const checkApproval = ({ add, file, fields }: CheckContext): void => {
  const { approval } = file;
  if (!approval) return;
  for (const [index, path] of approval.fields.entries()) {
    const at = pointer('approval', 'fields', index);
    if (!isKnown(add, at, 'field', path, Object.keys(fields))) continue;
    if (path.includes('.')) add(at, `"${path}" is part of another field: name that field`);
    if (fields[path]?.readonly === true) add(at, `"${path}" is read-only`);
  }
  const granted = grantsIn(file).flatMap(({ grant }) => grant.do);
  for (const verb of ['edit', approveVerb])
    if (!granted.includes(verb)) add(pointer('approval'), `No role is granted "${verb}"`);
  const { list } = file;
  if (!list || !('columns' in list)) return;
  const quick = [
    ...list.columns.flatMap(column =>
      typeof column === 'object' && column.edit ? column.field : [],
    ),
    ...(list.bulkEdit ?? []),
  ];
  for (const path of approval.fields)
    if (quick.includes(path))
      add(
        pointer('list'),
        `"${path}" needs approval, so it can only be changed in the form: remove it from the list’s "edit" and "bulkEdit"`,
      );
};
