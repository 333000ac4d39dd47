import type { JsonSchema } from '#contract/model/types.ts';

const length: JsonSchema = { type: 'integer', minimum: 0 };

/** What a form schema may say of a value of a type, drawn as a form; what else it says is edited as text. */
const byType: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>> = {
  string: {
    minLength: { ...length, title: 'Least letters', hi: { title: 'कम से कम अक्षर' } },
    maxLength: { ...length, title: 'Most letters', hi: { title: 'ज़्यादा से ज़्यादा अक्षर' } },
    default: { type: 'string', title: 'Begins with', hi: { title: 'शुरुआती मान' } },
    enum: {
      type: 'array',
      items: { type: 'string' },
      uniqueItems: true,
      title: 'Values',
      hi: { title: 'मान' },
    },
  },
  integer: {
    minimum: { type: 'integer', title: 'Least', hi: { title: 'कम से कम' } },
    maximum: { type: 'integer', title: 'Most', hi: { title: 'ज़्यादा से ज़्यादा' } },
    default: { type: 'integer', title: 'Begins with', hi: { title: 'शुरुआती मान' } },
  },
  number: {
    minimum: { type: 'number', title: 'Least', hi: { title: 'कम से कम' } },
    maximum: { type: 'number', title: 'Most', hi: { title: 'ज़्यादा से ज़्यादा' } },
    default: { type: 'number', title: 'Begins with', hi: { title: 'शुरुआती मान' } },
  },
  boolean: { default: { type: 'boolean', title: 'Begins with', hi: { title: 'शुरुआती मान' } } },
  array: {
    minItems: { ...length, title: 'Fewest entries', hi: { title: 'कम से कम प्रविष्टियाँ' } },
    maxItems: { ...length, title: 'Most entries', hi: { title: 'ज़्यादा से ज़्यादा प्रविष्टियाँ' } },
  },
};

const typeIn = ({ type }: JsonSchema): string =>
  [type ?? []].flat().find(one => one !== 'null') ?? '';

/** The schema of the form in which people say what a field holds. */
export const propertyForm = (property: JsonSchema): JsonSchema => {
  const own = byType[typeIn(property)] ?? {};
  const { enum: values, ...rest } = own;
  return {
    type: 'object',
    properties: {
      title: { type: 'string', title: 'Name', hi: { title: 'नाम' } },
      ...rest,
      // A list of values is for what is chosen; any other text is typed.
      ...(property.enum && values && { enum: values }),
    },
  };
};

/** The keywords that the form sets, of a property. */
export const formValue = (property: JsonSchema): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.keys(propertyForm(property).properties ?? {}).flatMap(key =>
      Object.hasOwn(property, key) ? [[key, property[key as keyof JsonSchema]]] : [],
    ),
  );

/** The property with what the form says; what is empty in it is gone, and what it does not show stays. */
export const withFormValue = (
  property: JsonSchema,
  value: Readonly<Record<string, unknown>>,
): JsonSchema => {
  const shown = Object.keys(propertyForm(property).properties ?? {});
  const others = Object.entries(property).filter(([key]) => !shown.includes(key));
  const said = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries([...said, ...others]);
};
