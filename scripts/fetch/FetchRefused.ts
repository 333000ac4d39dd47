/** A schema cannot be fetched; the message says what to do. */
export class FetchRefused extends Error {
  override name = 'FetchRefused';
}
