import Type, { type Static } from 'typebox';
import { filled, keys, listOf, may, needed } from './keys.ts';

// Titles name parts and alternatives in Studio.
const english = Type.String({ minLength: 1, title: 'English' });
const hindi = Type.String({ minLength: 1, title: 'Hindi' });

const bothLanguages = keys(
  { en: needed(english, 'English.'), hi: filled(hindi, 'Hindi.') },
  { title: 'Both languages' },
);

/** Words shown to people, in every language of the console. */
export type Text = Static<typeof bothLanguages>;

/** Anyone who reads a screen finds both languages: English alone is read with the glossary. */
export const text = Type.Unsafe<Text>(
  Type.Union([english, bothLanguages], {
    $id: 'text',
    description:
      'Words in English, for which the glossary `resources/words.json` has the Hindi; or in both languages, if the translation differs here. On a screen of your own, English is shown where Hindi is missing.',
  }),
);

const oneLanguage = keys(
  { en: may(english, 'English.'), hi: may(hindi, 'Hindi.') },
  { minProperties: 1, title: 'By language' },
);

/** The name of a field: what a file leaves out comes from the record schema and the glossary. */
export const fieldLabel = Type.Unsafe<Static<typeof oneLanguage>>(
  Type.Union([english, oneLanguage], {
    $id: 'fieldLabel',
    description:
      "Name of the field. English comes from the schema's `title` unless given here, Hindi from the glossary.",
  }),
);

export type Language = keyof Text;

export const tone = Type.Enum(['neutral', 'info', 'success', 'warning', 'danger'], { $id: 'tone' });

export type Tone = Static<typeof tone>;

/** One record, then several. */
export const pair = Type.Unsafe<readonly [one: string, other: string]>({
  $id: 'pair',
  type: 'array',
  minItems: 2,
  maxItems: 2,
  items: Type.String({ minLength: 1 }),
});

export const namesByNumber = keys(
  {
    one: needed(text, 'One record: the title of a new record, questions before removal.'),
    other: needed(
      text,
      'Several: the title of the list, and the menu unless `menu.label` says otherwise.',
    ),
  },
  { $id: 'namesByNumber' },
);

/** What one record and several are called. */
export type Names = Static<typeof namesByNumber>;

export const namesByLanguage = keys(
  {
    en: needed(pair, 'English: one record, then several.'),
    hi: filled(pair, 'Hindi: one record, then several.'),
  },
  { $id: 'namesByLanguage' },
);

/** The same in short: one record and several, by language. */
export type NamePairs = Static<typeof namesByLanguage>;

const oneAndOther = listOf(text, {
  $id: 'oneAndOther',
  description: 'One record, then several.',
  minItems: 2,
  maxItems: 2,
});

export const naming = Type.Unsafe<Names | NamePairs>(
  Type.Union([oneAndOther, namesByNumber, namesByLanguage], {
    $id: 'naming',
    description:
      'The names of one record and of several records: both in a list, by number, or by language.',
  }),
);
