import type { Field, LayoutItem } from '#contract/model/types.ts';
import { evaluate, type Scope } from '#contract/rules/evaluate.ts';

export interface FieldState {
  readonly isVisible: boolean;
  readonly isRequired: boolean;
  readonly isReadonly: boolean;
}

/** What a field's conditions say of it now; `locked` are the fields that the person's roles may not change. */
export const fieldState = (
  field: Field,
  scope: Scope,
  locked: readonly string[] = [],
): FieldState => {
  const isVisible = evaluate(field.visible, scope);
  const isReadonly = evaluate(field.readonly, scope) || locked.includes(field.path);
  return { isVisible, isReadonly, isRequired: isVisible && evaluate(field.required, scope) };
};

type Group = Extract<LayoutItem, { readonly of: unknown }>;

/** Where an item is in the whole layout: it stays the same one while others before it come and go. */
interface Place {
  readonly place: string;
  /** Place of the first of the items that share a card with it. */
  readonly block: string;
}

/** A part of the layout that is shown now. */
export type ShownItem =
  | (Exclude<LayoutItem, Group> & Place)
  | (Omit<Group, 'of'> & Place & { readonly of: readonly ShownItem[] });

/** Items that stand by themselves share a card with those beside them. */
const isLoose = (item: LayoutItem | undefined): boolean =>
  item?.type === 'field' || item?.type === 'row';

/** The layout without what its conditions hide, and without groups in which nothing is left. */
export const visibleLayout = (
  layout: readonly LayoutItem[],
  scope: Scope,
  isShown: (path: string) => boolean,
  above = '',
): readonly ShownItem[] => {
  let block = above;
  return layout.flatMap((item, index): readonly ShownItem[] => {
    const place = `${above}${index}`;
    if (!isLoose(item) || !isLoose(layout[index - 1])) block = place;
    if (item.type === 'field') return isShown(item.field) ? [{ ...item, place, block }] : [];
    if (!evaluate(item.visible, scope)) return [];
    if (item.type === 'note') return [{ ...item, place, block }];
    const of = visibleLayout(item.of, scope, isShown, `${place}-`);
    return of.length > 0 ? [{ ...item, of, place, block }] : [];
  });
};
