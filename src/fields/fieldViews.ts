import type { KindName } from '#contract/kinds/kindNames.ts';
import type { FieldView } from './FieldView.ts';

const found = import.meta.glob<FieldView>('./*/view.tsx', { eager: true, import: 'view' });

/** How the values of every field kind read, by its name, which is the name of its folder. */
export const fieldViews = Object.fromEntries(
  Object.entries(found).map(([file, view]) => [file.split('/')[1], view]),
) as Readonly<Record<KindName, FieldView>>;
