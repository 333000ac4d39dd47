/** A colleague who can be named in a comment. */
export interface Mentionable {
  readonly id: number;
  readonly name: string;
}

/** A name that is being typed: where its @ stands, and what follows it. */
export interface MentionBegun {
  readonly at: number;
  readonly words: string;
}

/** How long a name that is looked for may be, and of how many words. */
const begun = /(?:^|[\s(])@([\p{L}\p{M}.'-]{0,30}(?: [\p{L}\p{M}.'-]{1,30}){0,2})$/u;

/** The name that stands unfinished before the caret; undefined when none does. An address such as a@b.in is none. */
export const mentionBegun = (text: string, caret: number): MentionBegun | undefined => {
  const words = begun.exec(text.slice(0, caret))?.[1];
  return words === undefined ? undefined : { at: caret - words.length - 1, words };
};

/** The text with the name in full and a space behind it, and where the caret stands then. */
export const putMention = (
  text: string,
  { at, words }: MentionBegun,
  name: string,
): { text: string; caret: number } => {
  const before = `${text.slice(0, at)}@${name} `;
  return {
    text: before + text.slice(at + 1 + words.length).replace(/^ /, ''),
    caret: before.length,
  };
};

/** Whether a text names someone by @, with nothing of a longer name behind. */
export const isMentioned = (text: string, name: string): boolean => {
  for (let at = text.indexOf(`@${name}`); at >= 0; at = text.indexOf(`@${name}`, at + 1))
    if (!/[\p{L}\p{M}\p{N}]/u.test(text.charAt(at + 1 + name.length))) return true;
  return false;
};

/** The pieces of a text in their order; those that name one of the people are marked. */
export const splitByMentions = (
  text: string,
  names: readonly string[],
): readonly { text: string; isMention: boolean }[] => {
  const marks = names.map(name => `@${name}`).toSorted((one, other) => other.length - one.length);
  const pieces: { text: string; isMention: boolean }[] = [];
  let plain = '';
  for (let at = 0; at < text.length;) {
    const mark = marks.find(one => text.startsWith(one, at));
    if (mark === undefined) {
      plain += text.charAt(at);
      at += 1;
      continue;
    }
    if (plain !== '') pieces.push({ text: plain, isMention: false });
    pieces.push({ text: mark, isMention: true });
    plain = '';
    at += mark.length;
  }
  return plain === '' ? pieces : [...pieces, { text: plain, isMention: false }];
};
