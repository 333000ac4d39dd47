/** What React's `use` reads of a promise that it has seen before. */
interface Seen<Value> extends Promise<Value> {
  status?: 'fulfilled';
  value?: Value;
}

/**
 * Waits for a promise and marks it, so that `use` gives its value in the first drawing instead of showing for a moment
 * that it waits.
 */
export const readAtOnce = async <Value>(promise: Promise<Value>): Promise<Value> => {
  const value = await promise;
  void Object.assign(promise as Seen<Value>, { status: 'fulfilled', value });
  return value;
};
