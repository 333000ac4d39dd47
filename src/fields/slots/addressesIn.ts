/** The addresses of a list of uploads, or of one; what is none is left out, and what is told twice stands once. */
export const addressesIn = (value: unknown): readonly string[] => [
  ...new Set(
    (Array.isArray(value) ? value : [value]).filter(
      (one): one is string => typeof one === 'string' && one !== '',
    ),
  ),
];
