import type { ListCall, Place, RecordScreen } from '#contract/model/types.ts';
import { isRef, type Operand } from '#contract/rules/condition.ts';
import type { Screens } from './readScreens.ts';

/** A screen that makes a call, and what it does with it. */
export interface CallUse {
  readonly screen: RecordScreen;
  /** The verbs that are carried out with the call: `edit`, or the name of an action. */
  readonly verb: string;
  /** Where the ids of the records are in the request; a new record has none. */
  readonly ids: readonly Place[];
  /** Where rows or the record are in the answer: '' is the whole of it. */
  readonly answer: string;
  /** Where the call lists records: the fields that have a query parameter of their own. */
  readonly param?: ListCall['param'];
}

const namesRecord = (operand: Operand, keys: readonly string[]): boolean => {
  if (Array.isArray(operand)) return operand.some((part: Operand) => namesRecord(part, keys));
  return isRef(operand) && keys.includes(operand.$);
};

const parts = ['path', 'query', 'body'] as const;

const actionUses = (screen: RecordScreen): [string, CallUse][] => {
  const keys = ['record.id', `record.${screen.data.key}`, 'selection.ids'];
  return Object.values(screen.actions).flatMap(({ name, call }): [string, CallUse][] => {
    // The generic store asks the grants of the screen that the request names, not of all that call it.
    if (!call || call.call.startsWith('records.')) return [];
    const ids = parts.flatMap(part =>
      Object.entries(call[part]).flatMap(([as, operand]): Place[] =>
        namesRecord(operand, keys) ? [{ in: part, as }] : [],
      ),
    );
    const use = { screen, verb: name, ids, answer: '' };
    return [[call.call, use]];
  });
};

const usesOf = (screen: RecordScreen): [string, CallUse][] => {
  const { calls } = screen.data;
  if (!calls) return actionUses(screen);
  const { list, get, create, update, remove } = calls;
  const shared = { screen };
  const listing = { answer: 'results', param: list.param, ids: [] };
  return [
    [list.call, { ...shared, ...listing, verb: 'list' }],
    ...(get ? [[get.call, { ...shared, verb: 'show', ids: [get.id], answer: '' }] as const] : []),
    ...(create ? [[create.call, { ...shared, verb: 'create', ids: [], answer: '' }] as const] : []),
    ...(update
      ? [[update.call, { ...shared, verb: 'edit', ids: [update.id], answer: '' }] as const]
      : []),
    ...(remove
      ? [[remove.call, { ...shared, verb: 'remove', ids: [remove.id], answer: '' }] as const]
      : []),
    ...actionUses(screen),
  ] as [string, CallUse][];
};

/** The screens behind each documented call, by the call's id. */
export const readCallUses = (screens: Screens): ReadonlyMap<string, readonly CallUse[]> => {
  const uses = new Map<string, CallUse[]>();
  for (const screen of screens.values()) {
    if (screen.type !== 'records') continue;
    for (const [call, use] of usesOf(screen)) uses.set(call, [...(uses.get(call) ?? []), use]);
  }
  return uses;
};
