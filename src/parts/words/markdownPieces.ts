/** A stretch of a text that is written in one way. */
export interface Piece {
  readonly type: 'words' | 'code' | 'strong' | 'em' | 'link';
  readonly words: string;
  /** Of a link: a page on the web. */
  readonly to?: string;
}

/** The marks that a line begins with: of headings, quotes and fences; entries of lists have a bullet instead. */
const linesOf = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(/^[ \t]*(```|~~~).*\n?/gm, '')
    .replaceAll(/^[ \t]*(#{1,6}|>)[ \t]+/gm, '')
    .replaceAll(/^([ \t]*)[-*+][ \t]+/gm, '$1• ')
    // A line that only ends because it was full goes on.
    .replaceAll(/([^\n])\n(?![\n•]|[ \t]+•|\d+[.)] )/g, '$1 ')
    .trim();

const inline = new RegExp(
  [
    String.raw`\x60+(?<code>[^\x60]+)\x60+`,
    String.raw`!?\[(?<words>[^\]\n]*)\]\((?<to>[^()\s]+)(?:\s+"[^"]*")?\)`,
    String.raw`<(?<bare>https?://[^>\s]+)>`,
    String.raw`(?<![\w*])\*\*(?<strong>[^\s*](?:[^*\n]*[^\s*])?)\*\*(?![\w*])`,
    String.raw`(?<!\w)__(?<strong2>[^\s_](?:[^_\n]*[^\s_])?)__(?!\w)`,
    String.raw`(?<![\w*])\*(?<em>[^\s*](?:[^*\n]*[^\s*])?)\*(?![\w*])`,
  ].join('|'),
  'g',
);

const pieceOf = (groups: Readonly<Record<string, string | undefined>>): Piece => {
  const { code, words = '', to = '', bare, em = '' } = groups;
  if (code !== undefined) return { type: 'code', words: code.trim() };
  if (bare !== undefined) return { type: 'link', words: bare, to: bare };
  if (to !== '') {
    const shown = words || to;
    return /^https?:\/\//.test(to)
      ? { type: 'link', words: shown, to }
      : { type: 'words', words: shown };
  }
  const strong = groups['strong'] ?? groups['strong2'];
  return strong === undefined ? { type: 'em', words: em } : { type: 'strong', words: strong };
};

/** A text of a schema, which its author may have written in Markdown: its words without the marks. What is no mark stays. */
export const markdownPieces = (text: string): readonly Piece[] => {
  const whole = linesOf(text);
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of whole.matchAll(inline)) {
    if (found.index > from) pieces.push({ type: 'words', words: whole.slice(from, found.index) });
    pieces.push(pieceOf(found.groups ?? {}));
    from = found.index + found[0].length;
  }
  if (from < whole.length) pieces.push({ type: 'words', words: whole.slice(from) });
  return pieces;
};

/** The same where there is room for words alone. */
export const plainWords = (text: string): string =>
  markdownPieces(text)
    .map(({ words }) => words)
    .join('');
