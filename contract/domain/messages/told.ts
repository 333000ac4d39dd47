import type { Language, Text } from '../../model/files/screenFile.ts';

/**
 * What is wrong, as answers carry it: English, to the letter where the specification gives the words, and Hindi where
 * the sentence is the console's own (docs/decisions/0063-refusals-in-hindi.md).
 */
export interface Told {
  readonly message: string;
  readonly hi?: string;
}

/** Both languages of a sentence. */
export const told = (message: string, hi: string): Told => ({ message, hi });

/** The words of a screen, a kind or a check. */
export const toldText = ({ en, hi }: Text): Told => ({ message: en, hi });

/** The place in front of what is wrong there: `Line 3: …`. Words without Hindi stay English as a whole. */
export const toldAt = (place: Text, { message, hi }: Told): Told => ({
  message: `${place.en}: ${message}`,
  ...(hi !== undefined && { hi: `${place.hi}: ${hi}` }),
});

/** The words that a person is shown: English where there is no Hindi. */
export const toldIn = (language: Language, { message, hi }: Told): string =>
  (language === 'hi' ? hi : undefined) ?? message;
