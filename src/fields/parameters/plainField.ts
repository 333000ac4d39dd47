import type { KindName } from '#contract/kinds/kindNames.ts';
import type { Field } from '#contract/model/types.ts';

type Chosen = Partial<Field> & { readonly path: string; readonly label: Field['label'] };

/** A field that no screen file names, drawn with the widget and the cell of its kind. */
export const plainField = (kind: KindName, chosen: Chosen): Field => ({
  kind,
  help: null,
  unit: null,
  align: 'start',
  operators: [],
  options: [],
  reference: null,
  children: [],
  visible: true,
  required: false,
  readonly: false,
  missing: [],
  negative: null,
  exact: false,
  whenHidden: 'keep',
  default: undefined,
  compute: null,
  follows: null,
  upload: null,
  was: [],
  cell: null,
  entry: null,
  parts: null,
  schema: {},
  ...chosen,
});
