/** A screen cannot be made of what was named; the message says what to do instead. */
export class InferRefused extends Error {
  override name = 'InferRefused';
}
