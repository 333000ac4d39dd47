import { kinds } from '#contract/kinds/index.ts';
import { completeFields, partField } from '#contract/model/complete/completeField.ts';
import type { Field } from '#contract/model/types.ts';
import type { DraftField } from './screenDraft.ts';

/** The field as the screen would have it, with its options and what it refers to; by its schema alone while its keys are faulty. */
export const fieldOfDraft = ({ name, property, keys }: DraftField): Field => {
  try {
    const schema = { type: 'object', properties: { [name]: property } } as const;
    const field = completeFields(schema, { [name]: keys })[name];
    if (field && Object.hasOwn(kinds, field.kind)) return field;
  } catch {
    // Its faults say why.
  }
  return partField(name, property, false);
};
