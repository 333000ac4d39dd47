import { pointer } from '../files/jsonPositions.ts';
import { listIn } from '../complete/listIn.ts';
import type { RecordCallFile } from '../files/screenFile.ts';
import { checkCondition, recordScope } from './checkCondition.ts';
import { isKnown, type CheckContext } from './context.ts';

const reads = ['list', 'get'];

/** Checks that a call reads, or changes, as its place asks. */
export const checkCall = (
  { add, known }: CheckContext,
  id: string,
  at: string,
  isRead: boolean,
): void => {
  const kind = Object.hasOwn(known.calls, id) ? known.calls[id]?.kind : undefined;
  if (kind !== undefined && (kind === 'read') !== isRead)
    add(at, `${id} is of kind "${kind}": name a call that ${isRead ? 'reads' : 'changes'}`);
};

/** Checks where the records come from. */
export const checkData = (context: CheckContext): void => {
  const { add, file, fields, schema } = context;
  const names = Object.keys(fields);
  const { key, calls } = file.data ?? {};
  const filters = file.list && listIn(file.list, fields).filters;
  if (key !== undefined) isKnown(add, pointer('data', 'key'), 'field', key, names);
  else if (!Object.hasOwn(schema.properties ?? {}, 'id'))
    add(pointer('schema'), 'The schema has no "id": name the field with the id in "data" → "key"');
  for (const [verb, call] of Object.entries(calls ?? {}))
    checkCall(context, call.call, pointer('data', 'calls', verb, 'call'), reads.includes(verb));
  for (const [verb, call] of Object.entries(calls ?? {})) {
    const { instead = [] } = call as RecordCallFile;
    const at = pointer('data', 'calls', verb, 'instead');
    if (instead.length > 0 && verb !== 'create')
      add(at, 'Only "create" can have "instead": remove it here');
    for (const [index, { when, call: id }] of instead.entries()) {
      checkCall(context, id, at + pointer(index, 'call'), false);
      checkCondition(when, recordScope(fields), at + pointer(index, 'when'), add);
    }
  }
  for (const verb of ['get', 'create'] as const)
    if (calls?.[verb]?.version)
      add(
        pointer('data', 'calls', verb, 'version'),
        'Only "update" and "remove" send a version: remove it here',
      );
  for (const path of Object.keys(calls?.list.param ?? {})) {
    const at = pointer('data', 'calls', 'list', 'param', path);
    if (isKnown(add, at, 'field', path, names) && !filters?.includes(path))
      add(at, `"${path}" is not in "list" → "filters": add it there`);
  }
};
