/**
 * In place of `query-string`, of which React-Admin calls these two: browsers read and write queries themselves. Names in order,
 * what is undefined left out, null as a name alone, a list as its name several times.
 */
const encoded = text =>
  encodeURIComponent(text).replace(/[!'()*]/g, sign => `%${sign.charCodeAt(0).toString(16)}`);

export const stringify = values =>
  Object.keys(values)
    .sort()
    .flatMap(name =>
      [values[name]]
        .flat()
        .filter(value => value !== undefined)
        .map(value => encoded(name) + (value === null ? '' : `=${encoded(String(value))}`)),
    )
    .join('&');

export const parse = query => {
  const found = {};
  for (const [name, value] of new URLSearchParams(query))
    found[name] = Object.hasOwn(found, name) ? [found[name], value].flat() : value;
  return found;
};
