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

/** The name of the file in `form-schemas` that keeps the schema of a whole address: `remote/<host>/<path>`. */
export const remoteFile = (address: string): string => {
  const [, , host = '', path = '', search = ''] = parts.exec(address) ?? [];
  const plain = `${host}${plainPath(path || '/')}${search}`
    .replaceAll(/[^\w./-]/g, '_')
    .replace(/\/$/, '/index');
  return `${remoteFolder}/${plain.endsWith('.json') ? plain : `${plain}.json`}`;
};
