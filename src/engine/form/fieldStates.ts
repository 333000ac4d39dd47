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

/** The layout without what its conditions hide, and without groups in which nothing is left. */
export const visibleLayout = (
  layout: readonly LayoutItem[],
  scope: Scope,
  isShown: (path: string) => boolean,
): readonly LayoutItem[] =>
  layout.flatMap((item): readonly LayoutItem[] => {
    if (item.type === 'field') return isShown(item.field) ? [item] : [];
    if (!evaluate(item.visible, scope)) return [];
    if (item.type === 'note') return [item];
    const of = visibleLayout(item.of, scope, isShown);
    return of.length > 0 ? [{ ...item, of }] : [];
  });
