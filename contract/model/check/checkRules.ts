import { pointer } from '../files/jsonPositions.ts';
import type { ScreenFile } from '../files/screenFile.ts';
import { grantsIn } from './checkAccess.ts';
import { checkCall } from './checkCalls.ts';
import { checkCondition, recordScope } from './checkCondition.ts';
import { isKnown, type CheckContext } from './context.ts';

const viewsOf = (list: ScreenFile['list']): readonly string[] =>
  list && 'columns' in list ? Object.keys(list.views ?? {}) : [];

/** Checks the rules over several fields, and what an import matches by. */
export const checkRules = (context: CheckContext): void => {
  const { add, file, fields } = context;
  const names = Object.keys(fields);
  for (const [name, rule] of Object.entries(file.rules ?? {})) {
    const at = pointer('rules', name);
    checkCondition(rule.fail, recordScope(fields), at + pointer('fail'), add);
    for (const [index, path] of rule.at.entries())
      isKnown(add, at + pointer('at', index), 'field', path, names);
  }
  if (!file.import) return;
  for (const [index, path] of file.import.matchBy.entries())
    isKnown(add, pointer('import', 'matchBy', index), 'field', path, names);
  const { view } = file.import;
  if (view !== undefined) isKnown(add, pointer('import', 'view'), 'view', view, viewsOf(file.list));
  for (const [heading, column] of Object.entries(file.import.columns ?? {})) {
    const at = pointer('import', 'columns', heading);
    if (typeof column === 'string') isKnown(add, at, 'field', column, names);
    else
      for (const key of ['field', 'words'] as const)
        if (column[key] !== undefined) isKnown(add, at + pointer(key), 'field', column[key], names);
  }
  if (!grantsIn(file).some(({ grant }) => grant.do.includes('import')))
    add(pointer('import'), 'No grant has the verb "import": add it, or remove "import"');
  if (file.import.call !== undefined)
    checkCall(context, file.import.call, pointer('import', 'call'), false);
  const writes = file.data?.calls;
  if (writes && !writes.create && !writes.update)
    add(pointer('import'), 'An import needs a call: add a "create" or "update" call');
};
