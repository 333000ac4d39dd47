import Box from '@mui/material/Box';
import Form from '@rjsf/core';
import type { ErrorSchema, ValidatorType } from '@rjsf/utils';
import { useMemo, useState } from 'react';
import { fits } from '#contract/model/schema/fits.ts';
import { partsIn } from '#contract/model/schema/partsIn.ts';
import { definitionOf } from '#contract/model/schemaAt.ts';
import type { JsonSchema } from '#contract/model/types.ts';
import { useText } from '#parts/useText.ts';
import type { WidgetProps } from '../FieldEntry.ts';
import { drawnSchema } from './drawnSchema.ts';
import { LaterParts, opened } from './laterParts.ts';
import { OpenedPart } from './OpenedPart.tsx';
import { ShapeMore } from './ShapeMore.tsx';
import { shapeTheme } from './shapeTheme.ts';
import { useCaseWords } from './cases/useCaseWords.ts';
import { usePartFocus } from './usePartFocus.ts';

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

/** More parts than these are not drawn before somebody opens them. */
const fewParts = 30;

/** Whether a value is one of the parts that are kept for later because they are many. */
const isHeavy = (schema: JsonSchema): boolean => {
  const part = definitionOf(schema, schema.$defs);
  return part !== undefined && partsIn(part) > fewParts;
};

const none: ReadonlyMap<string, string> = new Map();

/** A value with a form of its own, drawn by rjsf from its schema in the look of the console. */
export const ShapeForm = (props: WidgetProps) => {
  const {
    field,
    id,
    value,
    onChange,
    isReadonly,
    isRequired,
    faultsBelow = none,
    describedBy,
  } = props;
  const { schema } = field;
  const { $defs } = schema;
  const label = useText()(field.label);
  const [isOpened, setOpened] = useState(false);
  const isLater = useMemo(() => isHeavy(schema), [schema]);
  const isClosed = isLater && !isOpened && value === undefined;
  const { place, follow } = usePartFocus(isClosed);
  const words = useCaseWords();
  const drawn = useMemo(
    () => (isClosed ? {} : opened(drawnSchema(schema), $defs, words)),
    [schema, $defs, isClosed, words],
  );
  const validator = useMemo(() => validatorOf($defs), [$defs]);
  const extraErrors = useMemo(() => errorSchemaOf(faultsBelow), [faultsBelow]);
  const turn = (toOpened: boolean) => {
    setOpened(toOpened);
    follow(!toOpened);
    if (!toOpened && value !== undefined) onChange(undefined);
  };
  const form = !isClosed && (
    <LaterParts value={$defs}>
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
    </LaterParts>
  );
  if (isClosed && isReadonly) return null;
  return (
    // In a column as wide as its words, a long address would make the page wider than a phone.
    <Box ref={place} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {form ? (
        <OpenedPart name={label} onRemove={isLater && !isReadonly ? () => turn(false) : undefined}>
          {form}
        </OpenedPart>
      ) : (
        <ShapeMore id={id} name={label} describedBy={describedBy} onOpen={() => turn(true)} />
      )}
    </Box>
  );
};
