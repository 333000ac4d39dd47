/** The part of an address that tells the state of one list among others on a page: its parameters with `<name>.` in front. */
export const readRelated = (search: string, name: string): string => {
  const own = new URLSearchParams();
  for (const [key, value] of new URLSearchParams(search))
    if (key.startsWith(`${name}.`)) own.set(key.slice(name.length + 1), value);
  return own.size === 0 ? '' : `?${own}`;
};

/** Gives that list another state; all else in the address stays. */
export const writeRelated = (address: URLSearchParams, name: string, state: string): void => {
  const own = [...address.keys()].filter(key => key.startsWith(`${name}.`));
  for (const key of own) address.delete(key);
  for (const [key, value] of new URLSearchParams(state)) address.set(`${name}.${key}`, value);
};
