/** What stands behind a backslash with a meaning of its own, or because it would have one without. */
const meant = /[\^$.*+?()[\]{}|/\\dDwWsSbBnrtvfcxupPk\d]/;

const plainEscape = (found: string): string => {
  const letter = found.charAt(1);
  return found.length > 2 || meant.test(letter) ? found : letter;
};

/** One letter of a class, or what stands for one or for several. */
const atoms = /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|c[a-zA-Z]|[\s\S])|[\s\S]/g;

const standsForSeveral = (atom: string): boolean => /^\\[dws]$/i.test(atom);

const inClass = (atom: string): string => {
  if (atom === '-' || atom === '\\-') return '\\-';
  return atom.startsWith('\\') ? plainEscape(atom) : atom;
};

/** A class in brackets: a `-` beside `\w` or its like is a letter of its own, and no range begins or ends there. */
const classInUnicode = (text: string): string => {
  const begin = text.startsWith('[^') ? '[^' : '[';
  const all = text.slice(begin.length, -1).match(atoms) ?? [];
  const written: string[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const [one = '', dash, other] = all.slice(at, at + 3);
    if (dash === '-' && other !== undefined) {
      const isRange = !standsForSeveral(one) && !standsForSeveral(other);
      written.push(inClass(one), isRange ? '-' : '\\-', inClass(other));
      at += 2;
    } else written.push(inClass(one));
  }
  return `${begin}${written.join('')}]`;
};

/** An escape, a class, a count, or a bracket that stands for itself. */
const tokens = /\\[\s\S]|\[\^?(?:\\[\s\S]|[^\]\\])*\]|\{\d+(?:,\d*)?\}|[[\]{}]/g;

/** Letters that need no backslash, and brackets and hyphens that need one, as expressions of Unicode have it. */
export const inUnicode = (text: string): string =>
  text.replaceAll(tokens, found => {
    if (found.startsWith('\\')) return plainEscape(found);
    if (found.length === 1) return `\\${found}`;
    return found.startsWith('[') ? classInUnicode(found) : found;
  });

/** Whether an expression has what means one thing in the older way (`\p{2}` is "pp") and another in that of Unicode. */
export const meansOtherInUnicode = (text: string): boolean =>
  /^(?:[^\\]|\\[\s\S])*?\\[pPu]\{/.test(text);
