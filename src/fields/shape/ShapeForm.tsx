import Form from '@rjsf/core';
import type { ErrorSchema, ValidatorType } from '@rjsf/utils';
import { useMemo } from 'react';
import { fits } from '#contract/model/schema/fits.ts';
import type { JsonSchema } from '#contract/model/types.ts';
import type { WidgetProps } from '../FieldEntry.ts';
import { drawnSchema } from './drawnSchema.ts';
import { shapeTheme } from './shapeTheme.ts';

/** Whether nothing in a value is filled in. */
const isNothing = (value: unknown): boolean => {
  if (value === undefined || value === null) return true;
  if (typeof value !== 'object') return false;
  return Object.values(value).every(isNothing) && !Array.isArray(value);
};

/** What is wrong below the value, in the shape in which rjsf hands it to the parts. */
const errorSchemaOf = (faults: ReadonlyMap<string, string>): ErrorSchema => {
  const root: Record<string, unknown> = {};
  for (const [path, message] of faults) {
    let place = root;
    for (const key of path.split('.')) place = (place[key] ??= {}) as Record<string, unknown>;
    place['__errors'] = [message];
  }
  return root as ErrorSchema;
};

/** Alternatives are told apart by our own reading of schemas; what may be saved the form around it decides. */
const validatorOf = ($defs: JsonSchema['$defs']): ValidatorType => ({
  isValid: (schema, value) => fits(schema as JsonSchema, value, $defs),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
});

const none: ReadonlyMap<string, string> = new Map();

/** A value with a form of its own, drawn by rjsf from its schema in the look of the console. */
export const ShapeForm = (props: WidgetProps) => {
  const { field, id, value, onChange, isReadonly, isRequired, faultsBelow = none } = props;
  const { schema } = field;
  const drawn = useMemo(() => drawnSchema(schema), [schema]);
  const validator = useMemo(() => validatorOf(drawn['$defs'] as JsonSchema['$defs']), [drawn]);
  const extraErrors = useMemo(() => errorSchemaOf(faultsBelow), [faultsBelow]);
  return (
    <Form
      {...shapeTheme}
      tagName="div"
      id={`${id}-form`}
      idPrefix={id}
      idSeparator="-"
      schema={drawn}
      validator={validator}
      formData={value}
      extraErrors={extraErrors}
      readonly={isReadonly}
      noValidate
      noHtml5Validate
      showErrorList={false}
      onChange={({ formData }, changed) => {
        // What rjsf fills in by itself, such as the word that tells alternatives apart, is not an entry of a person.
        if (changed === undefined && !isRequired) return;
        const next: unknown = isNothing(formData) ? undefined : formData;
        if (JSON.stringify(next) !== JSON.stringify(value)) onChange(next);
      }}
    >
      <></>
    </Form>
  );
};
