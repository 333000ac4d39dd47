import { pointer } from '../../files/jsonPositions.ts';
import type { LayoutItemFile } from '../../files/screenFile.ts';
import { checkCondition, recordScope } from '../checkCondition.ts';
import { checkLabels } from './checkLabels.ts';
import { isKnown, type CheckContext } from '../context.ts';

type Group = Extract<LayoutItemFile, { in: string }>;

const isSide = (item: LayoutItemFile): boolean =>
  typeof item === 'object' && 'in' in item && (item.in === 'tab' || item.in === 'step');

const checkGroup = (context: CheckContext, group: Group, at: string, around: string): void => {
  const { add } = context;
  if (isSide(group) && around !== '') add(at, `A ${group.in} can only be at the top level`);
  if (group.in === 'row' && group.label)
    add(at + pointer('label'), 'A row cannot have a label: remove it');
  if (group.in !== 'row' && !group.label) add(at, `A ${group.in} needs a "label"`);
  if (around === 'row') add(at, 'A row can only contain fields');
  if (group.in === 'section' && around === 'section') add(at, 'A section cannot contain sections');
};

const checkItems = (
  context: CheckContext,
  part: 'form' | 'show',
  items: readonly LayoutItemFile[],
  at: string,
  around: string,
  seen: Set<string>,
): void => {
  const { add, fields } = context;
  for (const [index, item] of items.entries()) {
    const inner = at + pointer(index);
    if (typeof item === 'string') {
      if (seen.has(item)) add(inner, `"${item}" is listed twice: remove one`);
      seen.add(item);
      const isField = Object.hasOwn(fields, item);
      if (isField || isKnown(add, inner, 'field', item, Object.keys(fields)))
        checkLabels(context, item, inner);
      continue;
    }
    checkCondition(item.visible, recordScope(fields), inner + pointer('visible'), add);
    if ('note' in item) {
      if (part === 'show') add(inner, 'A note is not shown here: move it to "record.notes"');
      continue;
    }
    checkGroup(context, item, inner, around);
    checkItems(context, part, item.of, inner + pointer('of'), item.in, seen);
  }
};

/** Checks a layout; returns the fields it holds. */
export const checkLayout = (
  context: CheckContext,
  part: 'form' | 'show',
  items: readonly LayoutItemFile[],
): ReadonlySet<string> => {
  const seen = new Set<string>();
  checkItems(context, part, items, pointer(part), '', seen);
  const sides = items.filter(isSide);
  const first = sides[0];
  if (typeof first !== 'object' || !('in' in first)) return seen;
  const isAlike = items.every(
    item => typeof item === 'object' && 'in' in item && item.in === first.in,
  );
  if (!isAlike)
    context.add(pointer(part), `Put everything at the top level into ${first.in}s, or nothing`);
  if (first.in === 'step' && part === 'show')
    context.add(pointer(part), 'A record page cannot have steps: use tabs');
  return seen;
};

/** Checks that a form can be saved: what the schema requires is in it, unless the server fills it in. */
export const checkForm = (context: CheckContext, items: readonly LayoutItemFile[]): void => {
  const held = checkLayout(context, 'form', items);
  for (const { path, required, readonly } of Object.values(context.fields))
    if (required === true && readonly !== true && !held.has(path))
      context.add(pointer('form'), `"${path}" is required but not in the form: add it`);
};
