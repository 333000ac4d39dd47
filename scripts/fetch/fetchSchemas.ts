import { eachPart, isMembers } from '#contract/model/schema/eachPart.ts';
import {
  addressOf,
  isBundled,
  isMetaSchema,
  type SchemaFiles,
} from '#contract/model/schema/findReference.ts';
import { referenceKeywords } from '#contract/model/schema/keywords.ts';
import { isRemote, remoteFile, webAddress } from '#contract/model/schema/remoteFile.ts';
import { FetchRefused } from './FetchRefused.ts';
import { fetchText, type FetchLimits } from './fetchText.ts';

export interface FetchedSchema {
  readonly address: string;
  /** Path below `form-schemas`. */
  readonly file: string;
  readonly content: unknown;
  readonly bytes: number;
}

/** So many files are fetched for one schema. */
const mostFiles = 100;

/** Every address that a schema refers to, without what comes after `#`. */
const addressesIn = (
  name: string,
  address: string | undefined,
  files: SchemaFiles,
): readonly string[] => {
  const found = new Set<string>();
  const visit = (part: unknown, at: string): void => {
    if (!isMembers(part)) return;
    const from = { file: name, at, schema: part, address };
    for (const key of referenceKeywords) {
      const ref = part[key];
      const [document = ''] = typeof ref === 'string' ? ref.split('#', 1) : [];
      const whole = document === '' ? undefined : addressOf(from, document, files);
      const isHere =
        isMetaSchema(document) ||
        isBundled(from, document, files) ||
        // Another file of the project, by its name.
        (address === undefined && Object.hasOwn(files, document.split('/').at(-1) ?? ''));
      if (whole !== undefined && !isHere) found.add(whole);
    }
    eachPart(part, (inner, below) => visit(inner, at + below));
  };
  visit(files[name], '');
  return [...found];
};

/** @throws FetchRefused where an address may not be asked, or would be kept with a secret in its name */
const checkAddress = (address: string): void => {
  const [, host = ''] = /^https?:\/\/([^/?]*)/.exec(address) ?? [];
  if (host.includes('@'))
    throw new FetchRefused(
      `An address of ${host.slice(host.lastIndexOf('@') + 1)} names a user or a password, which would be kept in the name of a file: take it out of the address`,
    );
  if (/^\.*$/.test(host)) throw new FetchRefused(`${address} has no host that can be asked`);
};

const parsed = (address: string, text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new FetchRefused(`${address} is no JSON: check the address`);
  }
};

/** What was led to elsewhere says so from then on: what it refers to is read from there. */
const withAddress = (content: unknown, asked: string, last: string): unknown => {
  // A secret that the address led to is not kept.
  const whole = new URL(last).username === '' ? webAddress(last) : undefined;
  if (whole === undefined || whole === webAddress(asked) || !isMembers(content)) return content;
  const key = content['$id'] === undefined && typeof content['id'] === 'string' ? 'id' : '$id';
  const own = content[key];
  if (typeof own !== 'string') return { $id: whole, ...content };
  // A name alone, as draft 4 has them, stays one.
  return own.startsWith('#') ? content : { ...content, [key]: webAddress(own, last) ?? own };
};

const withoutScheme = (address: string): string => address.slice(address.indexOf(':'));

/** What two files may not both be, not even where the case of letters makes no difference. */
class Places {
  readonly #files = new Map<string, string>();
  readonly #folders = new Map<string, string>();

  /** @throws FetchRefused where another file has the place, or is a folder of it, or it of another */
  take(file: string): void {
    const path = file.toLowerCase();
    const folders = path.split('/').flatMap((_, at, steps) => (at > 0 ? [steps.slice(0, at)] : []));
    const names = folders.map(steps => steps.join('/'));
    const other =
      this.#files.get(path) ??
      this.#folders.get(path) ??
      names.map(name => this.#files.get(name)).find(found => found !== undefined);
    if (other !== undefined && other !== file)
      throw new FetchRefused(
        `${file} and ${other} cannot stand beside each other in form-schemas: refer to one of them, or copy one there under another name`,
      );
    this.#files.set(path, file);
    for (const name of names) this.#folders.set(name, file);
  }
}

/**
 * Fetches what a schema refers to on the web, and what that refers to again.
 * @param name its file among `files`, which hold all form schemas by name
 * @throws FetchRefused where one cannot be had; what was fetched before it is not answered
 */
export const fetchSchemas = async (
  name: string,
  files: SchemaFiles,
  limits: FetchLimits & { readonly isAgain: boolean },
): Promise<readonly FetchedSchema[]> => {
  const known: Record<string, unknown> = { ...files };
  const fetched = new Map<string, FetchedSchema>();
  const seen = new Map<string, string>();
  const places = new Places();
  for (const file of Object.keys(files)) if (isRemote(file)) places.take(file);
  const waiting = [...addressesIn(name, undefined, known)];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    checkAddress(address);
    const file = remoteFile(address);
    const before = seen.get(file);
    if (before !== undefined && withoutScheme(before) !== withoutScheme(address))
      throw new FetchRefused(
        `${before} and ${address} would be one file, ${file}: refer to one of them`,
      );
    if (before !== undefined) continue;
    seen.set(file, address);
    places.take(file);
    if (Object.hasOwn(known, file) && !limits.isAgain) {
      waiting.push(...addressesIn(file, address, known));
      continue;
    }
    if (fetched.size === mostFiles)
      throw new FetchRefused(
        `It refers to more than ${mostFiles} files: copy the part that you need`,
      );
    const { text, address: last } = await fetchText(address, limits);
    const content = withAddress(parsed(address, text), address, last);
    known[file] = content;
    fetched.set(file, { address, file, content, bytes: Buffer.byteLength(text) });
    waiting.push(...addressesIn(file, address, known));
  }
  return [...fetched.values()].toSorted((one, other) => (one.file < other.file ? -1 : 1));
};
