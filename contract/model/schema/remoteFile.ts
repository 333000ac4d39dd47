/** Where schemas of other addresses are kept once they are fetched, below `form-schemas`. */
export const remoteFolder = 'remote';

/** The name that a reference knows a file of `form-schemas` by, by its path in the project. */
export const schemaName = (path: string): string => {
  const below = `form-schemas/${remoteFolder}/`;
  return path.includes(below)
    ? path.slice(path.indexOf(below) + 'form-schemas/'.length)
    : path.slice(path.lastIndexOf('/') + 1);
};

export const isRemote = (file: string): boolean => file.startsWith(`${remoteFolder}/`);

const parts = /^(https?):\/\/([^/?#]+)([^?#]*)(\?[^#]*)?/i;

/** A path without `.` and `..`. */
const plainPath = (path: string): string => {
  const steps: string[] = [];
  for (const step of path.split('/').slice(1))
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  return `/${steps.join('/')}`;
};

/**
 * The address without what comes after `#`, read from another one where it is not whole; undefined where it is none of the web.
 */
export const webAddress = (address: string, from?: string): string | undefined => {
  const [, scheme, host = '', path = '', search = ''] = parts.exec(address) ?? [];
  if (scheme !== undefined)
    return `${scheme.toLowerCase()}://${host.toLowerCase()}${plainPath(path || '/')}${search}`;
  const [, baseScheme, baseHost = '', basePath = ''] = parts.exec(from ?? '') ?? [];
  if (baseScheme === undefined || address === '' || /^[a-z][a-z\d+.-]*:/i.test(address))
    return undefined;
  const [own = '', query] = (address.split('#', 1)[0] ?? '').split('?', 2);
  if (own.startsWith('//')) return webAddress(`${baseScheme}:${address}`);
  const folder = basePath.slice(0, basePath.lastIndexOf('/') + 1) || '/';
  const whole = own.startsWith('/') ? own : folder + own;
  return `${baseScheme}://${baseHost}${plainPath(whole)}${query === undefined ? '' : `?${query}`}`;
};

/** A longer address has a name of its own, since folders and names of files may not be as long. */
const mostLetters = 180;
const mostOfStep = 60;

/** A few letters that stand for an address (FNV-1a): they tell two apart whose names would be one. */
const shortHash = (text: string): string => {
  let hash = 0x81_1c_9d_c5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  return (hash >>> 0).toString(36).padStart(7, '0');
};

/** What may be the name of a file or a folder, and leads nowhere else. */
const safeStep = (step: string): string =>
  step
    .replaceAll(/[^\w.-]/g, '_')
    .replaceAll(/\.{2,}/g, '_')
    .replace(/^\.$/, '_');

/**
 * The name of the file in `form-schemas` that keeps the schema of a whole address: `remote/<host>/<path>`. It stays below
 * `remote` whatever the address is.
 */
export const remoteFile = (address: string): string => {
  const [, , host = '', path = '', search = ''] = parts.exec(address) ?? [];
  const steps = plainPath(path || '/')
    .split('/')
    .slice(1);
  const plain = steps.map(safeStep);
  const name = (plain.pop() || 'index').replace(/\.json$/, '');
  const isLong = address.length > mostLetters;
  const isWritten = search.length < 2 && !isLong && steps.every(step => step === safeStep(step));
  const whole = `${host}${plainPath(path || '/')}${search}`;
  const told = isWritten
    ? name
    : `${`${name}${safeStep(search)}`.slice(0, mostOfStep)}-${shortHash(whole)}`;
  const folders = (isLong ? [] : plain).map(step => `${step || '_'}/`).join('');
  return `${remoteFolder}/${safeStep(host).slice(0, mostLetters) || '_'}/${folders}${told}.json`;
};
