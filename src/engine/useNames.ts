import { useText } from '#parts/useText.ts';
import { useScreen } from './ScreenContext.ts';
import type { Values } from './values/withValueAt.ts';

/** What the screen's records are called: "package", "packages", as they stand inside a sentence; "NetSuite" stays. */
export const inSentence = (words: string): string =>
  /^\p{Lu}\p{Ll}+(?!\p{L})/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

export const useNames = () => {
  const { label, title, data } = useScreen();
  const text = useText();
  return {
    one: inSentence(text(label.one)),
    many: inSentence(text(label.other)),
    heading: text(label.other),
    /** The words that stand for a record; its id where it has none. */
    titleOf: (record: Values): string => String(record[title] || record[data.key] || record['id']),
  };
};
