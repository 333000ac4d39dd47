const most = 500;

/** Keeps a value as the newest of those known, and lets the oldest go when they become many. */
export const keepNewest = <Value>(known: Map<string, Value>, key: string, value: Value): void => {
  known.delete(key);
  known.set(key, value);
  if (known.size > most) known.delete(known.keys().next().value ?? '');
};
