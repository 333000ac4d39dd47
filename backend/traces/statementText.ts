/** Longer statements name many values or many columns; what they do is at their beginning. */
const longest = 2_000;

/** What stands between quotes could be something that a person typed: a statement of ours gives that as a parameter, but nothing holds it to. */
const quoted = /'(?:[^']|'')*'/g;

/** A statement as it may leave the console: no value of it does. */
export const statementText = (text: string): string =>
  text.replaceAll(quoted, "'…'").slice(0, longest);

const head = /^\s*(\w+)(?:\s+(?:into|from))?(?:.*?\bfrom)?\s+"?(\w+)?/i;

/** What a statement does, in few words: `select accounts`. */
export const statementName = (text: string): string => {
  const [, verb = 'statement', table = ''] =
    head.exec(text.slice(0, 4_000).replaceAll(/\s+/g, ' ')) ?? [];
  const word = verb.toLowerCase();
  return ['select', 'insert', 'update', 'delete'].includes(word) ? `${word} ${table}`.trim() : word;
};
