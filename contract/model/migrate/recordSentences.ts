import type { Screen } from '#contract/model/types.ts';
import type { RecordChange } from './recordChanges.ts';
import { conditionWords, valueWords } from './valueWords.ts';

const named = (path: string): string => (path === '' ? 'The record as a whole' : `"${path}"`);

const stays = 'stored records keep what they have and can be saved as long as it is not touched';

type Of<Kind> = Extract<RecordChange, { readonly kind: Kind }>;

/** Records of the generic store are as they were written; those with calls are what the calls answer. */
const sentences: {
  readonly [Kind in RecordChange['kind']]: (change: Of<Kind>, isStored: boolean) => string;
} = {
  added: ({ path }) => `${named(path)} is new: stored records have no value there`,
  removed: ({ path }, isStored) =>
    isStored
      ? `${named(path)} is removed: stored values stay, are shown under the old name on the record's page and can only be taken out`
      : `${named(path)} is removed: the calls may go on answering it, and nothing shows it`,
  renamed: ({ path, from }, isStored) =>
    `"${from}" is called "${path}" now: saved views, links and import files follow; ${
      isStored
        ? 'stored values are read under the new one, and a migration moves them'
        : 'the calls must answer the new name'
    }`,
  required: ({ path, when }) =>
    `${named(path)} must be there${when === true ? '' : ` when ${conditionWords(when)}`}: stored records without it can be read and saved, and nobody can empty it any more`,
  type: ({ path, was, is }) =>
    `${named(path)} is ${valueWords(is)}, was ${valueWords(was)}: a stored value of the old type is shown as it is; ${stays}`,
  meaning: ({ path, was, is }) =>
    `${named(path)} is read as ${is}, was ${was}: the same stored value means something else`,
  values: ({ path, values }) =>
    `${named(path)} can no longer be ${values.join(', ')}: ${stays}, and show the bare value`,
  narrowed: ({ path, keyword, was, is }) =>
    `${named(path)}: ${keyword} ${valueWords(was)} → ${valueWords(is)}: ${stays}`,
  target: ({ path, was, is }) =>
    `${named(path)} refers to ${is ?? 'nothing'}, was ${was ?? 'nothing'}: stored ids are those of the earlier screen's records`,
  computed: ({ path }) =>
    `${named(path)} is worked out in another way: a stored value is worked out again when its record is saved`,
  rule: ({ path }) =>
    `Rule "${path}" is new or asks for something else: a stored record that breaks it can be saved until one of its fields is touched`,
  store: ({ path, was, is }) =>
    `${path}: ${valueWords(was)} → ${valueWords(is)}: ${
      path === 'data/calls'
        ? 'records are read from somewhere else, and those that are stored do not move'
        : 'it holds for stored records too'
    }`,
};

const sentenceOf = <Kind extends RecordChange['kind']>(
  kind: Kind,
  change: Of<Kind>,
  isStored: boolean,
): string => sentences[kind](change, isStored);

/** What becomes of stored records, in sentences. */
export const recordSentences = (
  changes: readonly RecordChange[],
  screen: Screen,
): readonly string[] => {
  const isStored = screen.type === 'records' && screen.data.calls === null;
  // What calls answer is new in stored records too.
  const told = changes.filter(({ kind }) => isStored || kind !== 'added');
  return told.map(change => sentenceOf(change.kind, change, isStored));
};
