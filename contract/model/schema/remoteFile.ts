/** Where schemas of other addresses are kept once they are fetched, below `form-schemas`. */
export const remoteFolder = 'remote';

export const isRemote = (file: string): boolean => file.startsWith(`${remoteFolder}/`);

/** The address without what comes after `#`, read from another one where it is not whole; undefined where it is none of the web. */
export const webAddress = (address: string, from?: string): string | undefined => {
  try {
    const whole = new URL(address, from);
    whole.hash = '';
    return whole.protocol === 'https:' || whole.protocol === 'http:' ? whole.href : undefined;
  } catch {
    return undefined;
  }
};

/** The name of the file in `form-schemas` that keeps the schema of a whole address: `remote/<host>/<path>`. */
export const remoteFile = (address: string): string => {
  const { host, pathname, search } = new URL(address);
  const path = `${host}${pathname}${search}`.replaceAll(/[^\w./-]/g, '_').replace(/\/$/, '/index');
  return `${remoteFolder}/${path.endsWith('.json') ? path : `${path}.json`}`;
};
