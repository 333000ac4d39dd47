const longest = 120;

/** A file's name as it is kept and offered again: its last part, without what a path, a header or a shell would read. */
export const cleanName = (name: string): string => {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    .replaceAll(/[\p{C}"'<>:|?*;`$&]/gu, '')
    .replace(/^\.+/, '')
    .trim();
  const dot = plain.lastIndexOf('.');
  const ending = dot > 0 ? plain.slice(dot).slice(0, 12) : '';
  const stem = dot > 0 ? plain.slice(0, dot) : plain;
  return (stem.slice(0, longest - ending.length) || 'file') + ending;
};
