import type { FastifyInstance } from 'fastify';
import type { Call } from '#contract/calls/call.ts';
import { Refusal } from '../calls/Refusal.ts';

/** One file of a form that was sent, and the form's texts. */
export interface SentForm {
  readonly texts: Readonly<Record<string, string>>;
  readonly file: { readonly name: string; readonly content: Uint8Array };
}

/** Boundaries, names and texts: what a form adds around its file. */
const formBytes = 16 * 1024;

/**
 * Lets the routes of a scope take `multipart/form-data`. The form is read by the verb, after rights and token have been asked for.
 * @param mostBytes what its file may have
 */
export const acceptForms = (scope: FastifyInstance, mostBytes: number): void => {
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: mostBytes + formBytes },
    (request, content, done) =>
      done(null, { content, type: request.headers['content-type'] ?? '' }),
  );
};

const unreadable = (message: string): Refusal => new Refusal('BAD_REQUEST', message);

/**
 * Reads the form of a call: exactly one file named `file`, and the texts that the call names; the platform's own parser does the
 * reading.
 * @param what the file is, for those who sent no form: `picture`
 * @throws Refusal when the body is no such form, or names a field that the call does not
 */
export const readForm = async (
  body: unknown,
  { parts }: Pick<Call, 'parts'>,
  what: string,
): Promise<SentForm> => {
  const { content, type } = (body ?? {}) as { content?: unknown; type?: unknown };
  if (!(content instanceof Uint8Array) || typeof type !== 'string')
    throw new Refusal('UNSUPPORTED_MEDIA_TYPE', `Send the ${what} as multipart/form-data.`);
  const headers = { 'content-type': type };
  // Its own copy of the bytes: what Fastify hands over may be a part of a larger buffer.
  const form = await new Response(new Uint8Array(content), { headers }).formData().catch(() => {
    throw unreadable('What was sent is not a form with a file. Choose the file again.');
  });
  const names = Object.keys(parts?.properties ?? {});
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
