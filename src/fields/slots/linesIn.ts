/** The texts of a list; what is none is left out. */
export const linesIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter(one => typeof one === 'string') : [];
