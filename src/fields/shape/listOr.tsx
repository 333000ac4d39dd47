// Over the base for its look: a list of words is one field of chips, as it is in a record.
import type { FieldProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { kindOf } from '#contract/model/complete/kindOf.ts';
import { isShape } from '#contract/model/schema/isShape.ts';
import type { JsonSchema } from '#contract/model/types.ts';
import { Leaf } from './Leaf.tsx';

const isChoices = (schema: JsonSchema): boolean =>
  !('additionalItems' in schema) && !isShape(schema) && kindOf(schema, undefined) === 'choices';

/** A list of words or of options is one field; every other list is drawn entry by entry. */
export const listOr = (ArrayField: ComponentType<FieldProps>) => {
  const ListOrLeaf = (props: FieldProps) =>
    isChoices(props.schema as JsonSchema) ? <Leaf {...props} /> : <ArrayField {...props} />;
  return ListOrLeaf;
};
