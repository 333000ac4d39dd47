type Value = string | number | boolean | null | undefined;

/** Also what `encodeURIComponent` leaves as it is. */
const encode = (value: Value): string =>
  encodeURIComponent(String(value)).replace(
    /[!'()*]/g,
    mark => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A query by key: lists repeat their key, a key alone is null, and what is undefined is left out. */
export const stringify = (query: Readonly<Record<string, Value | readonly Value[]>>): string =>
  Object.keys(query)
    .sort()
    .flatMap(key =>
      [query[key]].flat().flatMap(value => {
        if (value === undefined) return [];
        return value === null ? encode(key) : `${encode(key)}=${encode(value)}`;
      }),
    )
    .join('&');

/** The other way round. */
export const parse = (search: string): Record<string, string | null | (string | null)[]> => {
  const found = new Map<string, (string | null)[]>();
  for (const part of search
    .replace(/^[?#&]/, '')
    .split('&')
    .filter(Boolean)) {
    const [key = '', ...rest] = part.replaceAll('+', ' ').split('=');
    const name = decode(key);
    const value = rest.length === 0 ? null : decode(rest.join('='));
    found.set(name, [...(found.get(name) ?? []), value]);
  }
  const query = Object.create(null) as ReturnType<typeof parse>;
  for (const name of [...found.keys()].sort()) {
    const [value = null, ...more] = found.get(name) ?? [];
    query[name] = more.length === 0 ? value : [value, ...more];
  }
  return query;
};
