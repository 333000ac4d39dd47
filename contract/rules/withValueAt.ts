/** A record as rules and forms handle it: plain JSON. */
export type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A copy with the value at a dotted path replaced; `undefined` removes the key. */
export const withValueAt = (values: Values, path: string, value: unknown): Values => {
  const [key = '', ...rest] = path.split('.');
  if (rest.length > 0) {
    const inner = values[key];
    return { ...values, [key]: withValueAt(isObject(inner) ? inner : {}, rest.join('.'), value) };
  }
  if (value !== undefined) return { ...values, [key]: value };
  const { [key]: _removed, ...others } = values;
  return others;
};
