import { Refusal } from '../../../calls/Refusal.ts';

/** One file of a form that was sent, and the form's texts. */
export interface SentForm {
  readonly texts: Readonly<Record<string, string>>;
  readonly file: { readonly name: string; readonly content: Uint8Array };
}

const unreadable = (message: string): Refusal => new Refusal('BAD_REQUEST', message);

/**
 * Reads `multipart/form-data` with exactly one file named `file`; the platform's own parser does the reading.
 * @throws Refusal when the body is no such form, or names a field that is not expected.
 */
export const readMultipart = async (
  body: Uint8Array,
  contentType: string,
  names: readonly string[],
): Promise<SentForm> => {
  const headers = { 'content-type': contentType };
  // Its own copy of the bytes: what Fastify hands over may be a part of a larger buffer.
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw unreadable('What was sent is not a form with a file. Choose the file again.');
  });
  const texts: Record<string, string> = {};
  const files: File[] = [];
  for (const [name, value] of form) {
    if (typeof value !== 'string' && name === 'file') files.push(value);
    else if (typeof value === 'string' && names.includes(name) && !Object.hasOwn(texts, name))
      texts[name] = value;
    else throw new Refusal('UNKNOWN_FIELD', `There is no field named "${name.slice(0, 80)}" here.`);
  }
  const [file, ...more] = files;
  if (!file || more.length > 0) throw unreadable('Send one file in the field named "file".');
  return {
    texts,
    file: { name: file.name, content: new Uint8Array(await file.arrayBuffer()) },
  };
};
