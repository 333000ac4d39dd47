/*
 * What a price, or the activation of a product, needs to know first (part 2 section 3). The specification names the
 * fields of a parameter, not its types: these are ours.
 */

/** `json` is text that holds JSON, as `localityName` does; `enum` is one of the allowed values. */
export const pricingParameterTypes = ['string', 'number', 'boolean', 'json', 'enum'] as const;

export const activationParameterTypes = [
  'string',
  'number',
  'boolean',
  'date',
  'enum',
  'polygons',
  'listings',
] as const;

interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly allowedValues?: readonly string[];
}

/** A fault of one parameter, with the place of the field in the list: `/0/name`. */
export interface ParameterFault {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** Names are used once, letter case apart, and anyone who must choose from a list is given one. */
export const parameterFaults = (parameters: readonly Parameter[]): ParameterFault[] => {
  const names = parameters.map(({ name }) => name.trim().toLowerCase());
  return parameters.flatMap(({ name, type, allowedValues = [] }, at) => [
    ...(names[at] === ''
      ? [{ field: `/${at}/name`, code: 'required', message: 'This field is required.' }]
      : []),
    ...(names.indexOf(names[at] as string) < at
      ? [{ field: `/${at}/name`, code: 'duplicate', message: `"${name}" is already in the list.` }]
      : []),
    ...(type === 'enum' && allowedValues.length === 0
      ? [
          {
            field: `/${at}/allowedValues`,
            code: 'required',
            message: 'Enter the values that can be chosen.',
          },
        ]
      : []),
  ]);
};
