/** Words by their place: nested objects, as the files of words hold them. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

const lines = (texts: Texts, front = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[front + key, value] as const] : lines(value, `${front}${key}.`),
  );

/** All words of several files by their full key, such as `engine.list.new`. */
export const textsOf = (files: readonly Texts[]): Readonly<Record<string, string>> =>
  Object.fromEntries(files.flatMap(file => lines(file)));
