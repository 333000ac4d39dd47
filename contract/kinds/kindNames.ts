/** The field kinds a screen file may name with `as`. One word picks input, cell, filter, export and import together. */
export const kindNames = [
  'text',
  'longtext',
  'number',
  'money',
  'percent',
  'date',
  'datetime',
  'boolean',
  'choice',
  'choices',
  'reference',
  'references',
  'children',
  'phone',
  'email',
  'pincode',
  'gstin',
  'pan',
  'json',
  'city',
  'file',
  'image',
  'polygon',
] as const;

export type KindName = (typeof kindNames)[number];
