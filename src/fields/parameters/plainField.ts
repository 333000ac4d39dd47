import type { KindName } from '#contract/kinds/kindNames.ts';
import { completeAsk } from '#contract/model/complete/completeField.ts';
import type { Field } from '#contract/model/types.ts';

type Chosen = Partial<Field> & { readonly path: string; readonly label: Field['label'] };

/** A field that no screen file names, drawn with the widget and the cell of its kind. */
export const plainField = (kind: KindName, chosen: Chosen): Field => ({
  ...completeAsk({ name: chosen.path, label: chosen.label, as: kind }),
  align: 'start',
  operators: [],
  schema: {},
  ...chosen,
});
