/** The part of an address that tells the state of one list among others on a page: its parameters with `<name>.` in front. */
export const readRelated = (search: string, name: string): string => {
  const own = new URLSearchParams();
  for (const [key, value] of new URLSearchParams(search))
    if (key.startsWith(`${name}.`)) own.set(key.slice(name.length + 1), value);
  return own.size === 0 ? '' : `?${own}`;
};

/** The address with another state of that list; all else in it stays. */
export const writeRelated = (search: string, name: string, state: string): string => {
  const all = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([key]) => !key.startsWith(`${name}.`)),
  );
  for (const [key, value] of new URLSearchParams(state)) all.set(`${name}.${key}`, value);
  return all.size === 0 ? '' : `?${all}`;
};
