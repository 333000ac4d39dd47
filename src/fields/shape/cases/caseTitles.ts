import { asText } from '#contract/domain/texts/asText.ts';
import { titleOf } from '#contract/model/complete/completeField.ts';
import { typeOf } from '#contract/model/schemaAt.ts';
import type { JsonSchema, Text } from '#contract/model/types.ts';

/** The language of the page. */
export interface CaseWords {
  readonly say: (key: string, about?: Readonly<Record<string, unknown>>) => string;
  readonly text: (text: Text) => string;
}

/** One of several alternatives, with the name of the definition that it was, if it was one. */
interface Case {
  readonly schema: JsonSchema;
  readonly name: string | undefined;
}

/** More values than these say less than their type. */
const fewValues = 3;

/** What a value, a property or a definition is called: `creditCard` is "Credit card". */
const named = (name: string, { text }: CaseWords, schema: JsonSchema = {}): string =>
  text(titleOf(name, schema));

const valueWords = (value: unknown, words: CaseWords): string =>
  typeof value === 'string' && value !== '' ? named(value, words) : asText(value);

const valuesOf = ({ const: value, enum: several }: JsonSchema): readonly unknown[] =>
  value === undefined ? (several ?? []) : [value];

const listed = (values: readonly unknown[], words: CaseWords): string | undefined =>
  values.length === 0
    ? undefined
    : values
        .slice(0, fewValues)
        .map(value => valueWords(value, words))
        .join(', ') + (values.length > fewValues ? ', …' : '');

/** Properties of which an alternative allows one value: `{ "kind": { "const": "cash" } }`. */
const marks = ({ schema }: Case, words: CaseWords): readonly (readonly [string, string])[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const values = valuesOf(part);
    return values.length === 1 ? [[name, valueWords(values[0], words)] as const] : [];
  });

/** The first that one of the alternatives alone has. */
const own = (
  one: Case,
  others: readonly Case[],
  namesOf: (one: Case) => readonly string[],
): string | undefined => {
  const taken = new Set(others.flatMap(namesOf));
  return namesOf(one).find(name => !taken.has(name));
};

const requiredOf = ({ schema }: Case): readonly string[] => schema.required ?? [];
const propertiesOf = ({ schema }: Case): readonly string[] => Object.keys(schema.properties ?? {});

const typeWords = ({ schema }: Case, { say }: CaseWords): string | undefined => {
  const type = typeOf(schema);
  return type && say(`types.${type}`);
};

type Telling = (
  one: Case,
  others: readonly Case[],
  words: CaseWords,
  around: JsonSchema,
) => string | undefined;

const memberWords =
  (namesOf: (one: Case) => readonly string[]): Telling =>
  (one, others, words, around) => {
    const name = own(one, others, namesOf);
    const part = name === undefined ? undefined : one.schema.properties?.[name];
    return name === undefined
      ? undefined
      : named(name, words, part ?? around.properties?.[name] ?? {});
  };

/** What may tell an alternative from the others, the clearest first. */
const tellings: readonly Telling[] = [
  ({ schema }, _others, words) =>
    schema.title === undefined ? undefined : named('', words, schema),
  ({ schema }, _others, words) => listed(valuesOf(schema), words),
  (one, others, words) => {
    const taken = new Set(others.flatMap(other => marks(other, words)).map(String));
    return marks(one, words).find(mark => !taken.has(String(mark)))?.[1];
  },
  ({ name }, _others, words) => (name === undefined ? undefined : named(name, words)),
  ({ schema }, _others, words) => schema.format && named(schema.format, words),
  (one, _others, words) => typeWords(one, words),
  memberWords(requiredOf),
  memberWords(propertiesOf),
];

/** The last part of the address of a definition: `#/$defs/Card`, `card.schema.json`. */
export const definitionName = ({ $ref, later }: JsonSchema): string | undefined =>
  ($ref ?? later)
    ?.split('/')
    .at(-1)
    ?.replace(/(\.schema)?\.json$/, '');

/**
 * What alternatives are called, in their order: what of title, values, name, type and members tells each of them from all others.
 * @param around what they belong to, which may say what a member is called
 */
export const caseTitles = (
  cases: readonly Case[],
  words: CaseWords,
  around: JsonSchema,
): readonly string[] => {
  const told = tellings.map(tell =>
    cases.map((one, at) => tell(one, cases.toSpliced(at, 1), words, around)),
  );
  const isAlone = (names: readonly (string | undefined)[], at: number): boolean =>
    names[at] !== undefined &&
    names[at] !== '' &&
    names.indexOf(names[at]) === names.lastIndexOf(names[at]);
  return cases.map((_one, at) => {
    const found = told.find(names => isAlone(names, at))?.[at];
    // Two of one title: what else tells them apart stands behind it.
    const title = told[0]?.[at];
    if (title !== undefined && found !== title) return `${title} (${found ?? at + 1})`;
    return found ?? words.say('option', { number: at + 1 });
  });
};
