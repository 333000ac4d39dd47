/** Any value as text: what is not a plain value is written as JSON. */
export const asText = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'object'
    ? JSON.stringify(value)
    : `${value as string | number | boolean}`;
};
