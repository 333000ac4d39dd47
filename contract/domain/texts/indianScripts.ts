/** A script of India that names and addresses are written in, besides Latin. */
export interface IndianScript {
  readonly name: string;
  /** Its block of Unicode, first and last character. */
  readonly block: readonly [first: number, last: number];
  /** Characters that stand elsewhere and belong to it, as style sheets write them. */
  readonly more?: string;
}

/** Each has a font of its own, which is loaded only where one of its letters is. Dandas and joiners are Devanagari's. */
export const indianScripts = [
  {
    name: 'devanagari',
    block: [0x0900, 0x097f],
    more: 'U+1CD0-1CF9, U+200C-200D, U+25CC, U+A830-A839, U+A8E0-A8FF',
  },
  { name: 'bengali', block: [0x0980, 0x09ff] },
  { name: 'gurmukhi', block: [0x0a00, 0x0a7f] },
  { name: 'gujarati', block: [0x0a80, 0x0aff] },
  { name: 'tamil', block: [0x0b80, 0x0bff] },
  { name: 'telugu', block: [0x0c00, 0x0c7f] },
  { name: 'kannada', block: [0x0c80, 0x0cff] },
  { name: 'malayalam', block: [0x0d00, 0x0d7f] },
] as const satisfies readonly IndianScript[];

export type ScriptName = (typeof indianScripts)[number]['name'];

/** The file of a script's variable font in its package. */
export const fontFileOf = (name: ScriptName): string =>
  `@fontsource-variable/noto-sans-${name}/files/noto-sans-${name}-${name}-wght-normal.woff2`;

const scriptOf = (code: number): ScriptName | undefined =>
  indianScripts.find(({ block: [first, last] }) => code >= first && code <= last)?.name;

/** The scripts of India that letters of a text are in. */
export const scriptsIn = (text: string): ReadonlySet<ScriptName> =>
  new Set([...text].flatMap(letter => scriptOf(letter.codePointAt(0) ?? 0) ?? []));

/** A text of one script; undefined of Latin, numbers and signs. */
export interface ScriptRun {
  readonly text: string;
  readonly script: ScriptName | undefined;
}

/** What stands between two words of a script, or joins its letters, and is in its font too. */
const isBetween = (letter: string): boolean =>
  /[\s.,\-()/0-9]/.test(letter) || letter === '\u200c' || letter === '\u200d';

/** A text in pieces of one script each, since no font has several. Signs between two words of a script stay with them. */
export const scriptRuns = (text: string): readonly ScriptRun[] => {
  const runs: { text: string; script: ScriptName | undefined }[] = [];
  let between = '';
  for (const letter of text) {
    const script = scriptOf(letter.codePointAt(0) ?? 0);
    const last = runs.at(-1);
    if (last?.script !== undefined && isBetween(letter)) {
      between += letter;
      continue;
    }
    if (last && last.script === script) last.text += between + letter;
    else if (last && between !== '' && script === undefined)
      runs.push({ text: between + letter, script });
    else {
      if (between !== '') runs.push({ text: between, script: undefined });
      runs.push({ text: letter, script });
    }
    between = '';
  }
  if (between !== '') runs.push({ text: between, script: undefined });
  return runs.length > 0 ? runs : [{ text: '', script: undefined }];
};
