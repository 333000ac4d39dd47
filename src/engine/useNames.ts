import { useGetRecordRepresentation, useGetResourceLabel } from 'react-admin';
import { useScreen } from './ScreenContext.ts';
import type { Values } from './values/withValueAt.ts';

/** What the screen's records are called: "package", "packages", as they are inside a sentence; "NetSuite" stays. */
export const inSentence = (words: string): string =>
  /^\p{Lu}\p{Ll}+(?!\p{L})/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

/** React-Admin's words for the screen that is drawn, in the forms that sentences need. */
export const useNames = () => {
  const { resource } = useScreen();
  const labelOf = useGetResourceLabel();
  const represent = useGetRecordRepresentation(resource);
  const name = labelOf(resource, 1);
  const heading = labelOf(resource, 2);
  return {
    one: inSentence(name),
    many: inSentence(heading),
    name,
    heading,
    /** The words that stand for a record; every screen says them as text. */
    titleOf: (record: Values): string => represent(record) as string,
  };
};
