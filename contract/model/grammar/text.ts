import Type, { type Static } from 'typebox';
import { filled, keys, needed } from './keys.ts';

export const text = keys(
  {
    en: needed(Type.String({ minLength: 1 }), 'English.'),
    hi: filled(Type.String({ minLength: 1 }), 'Hindi.'),
  },
  {
    $id: 'text',
    description:
      "Words in both languages of the console. On a screen of one's own English stands for Hindi that is missing.",
  },
);

/** Words shown to people, in every language of the console. */
export type Text = Static<typeof text>;

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

export const naming = Type.Union([namesByNumber, namesByLanguage], {
  $id: 'naming',
  description: 'What one record and several records are called, by number or in short by language.',
});
