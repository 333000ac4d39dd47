import { menuGroupNames } from '#contract/domain/menuGroups.ts';
import { newKind, newKindNames } from '#contract/model/newScreen/newKinds.ts';
import { checkName, readPlan } from './readPlan.ts';
import { checkFieldName } from './readFields.ts';
import { NewScreenRefused, type ScreenPlan } from '#contract/model/newScreen/ScreenPlan.ts';
import { inWords, singular } from '#contract/model/newScreen/words.ts';

/** Puts a question and gives the answer, '' when it was only Enter. */
export type Ask = (question: string) => Promise<string>;

/** Asks until the answer is taken; what is wrong with one is told before the next. */
const until = async (
  ask: Ask,
  question: string,
  fallback: string,
  check: (answer: string) => void,
): Promise<string> => {
  for (;;) {
    const answer = (await ask(`${question}${fallback ? ` (${fallback})` : ''}: `)).trim();
    try {
      check(answer || fallback);
      return answer || fallback;
    } catch (error) {
      if (!(error instanceof NewScreenRefused)) throw error;
      await ask(`${error.message} [Enter]`);
    }
  }
};

const oneOf = (names: readonly string[]) => (answer: string) => {
  if (!names.includes(answer))
    throw new NewScreenRefused(`"${answer}" is not there. Choose from: ${names.join(', ')}`);
};

const anything = (): void => undefined;

/** What a kind is asked for besides, by what it takes. */
const questionInside = {
  options: '  values, such as open|closed',
  screen: '  screen, such as regions, or colleagues for a person',
  fields: '  fields of an entry, such as title:text!|seats:number',
  bounds: '  minimum and maximum, such as 2..80, Enter for any',
} as const;

const askField = async (ask: Ask, names: readonly string[]): Promise<string | undefined> => {
  const isFirst = names.length === 0;
  const question = isFirst
    ? 'First field, which is the title of the record'
    : 'Next field, Enter to end';
  const name = await until(ask, question, isFirst ? 'name' : '', answer => {
    if (answer !== '') checkFieldName(answer, names);
  });
  if (name === '') return undefined;
  const kind = isFirst
    ? 'text'
    : await until(ask, `  kind: ${newKindNames.join(', ')}`, 'text', oneOf(newKindNames));
  const takes = newKind(kind as 'text').takes;
  const inside = takes ? await until(ask, questionInside[takes], '', anything) : '';
  const isRequired =
    isFirst || (await until(ask, '  required: y or n', 'n', oneOf(['y', 'n']))) === 'y';
  const en = await until(ask, '  name in English', inWords(name), anything);
  const hi = await until(ask, '  name in Hindi, Enter to mark it for later', '', anything);
  return `${name}:${kind}${inside ? `(${inside})` : ''}${isRequired ? '!' : ''}:${en}:${hi}`;
};

/**
 * The plan of a new screen, asked for one thing at a time.
 * @throws NewScreenRefused for what only the whole can tell, such as a screen that does not exist.
 */
export const askPlan = async (ask: Ask): Promise<ScreenPlan> => {
  const name = await until(ask, 'Name of the screen, plural, such as holidays', '', checkName);
  const one = await until(ask, 'One record in English', inWords(singular(name)), anything);
  const other = await until(ask, 'Several in English', inWords(name), anything);
  const oneHindi = await until(
    ask,
    'One record in Hindi, Enter to mark it for later',
    '',
    anything,
  );
  const otherHindi = await until(ask, 'Several in Hindi', oneHindi, anything);
  const group = await until(
    ask,
    `Menu group: ${menuGroupNames.join(', ')}`,
    'setup',
    oneOf(menuGroupNames),
  );
  const keepers = await until(
    ask,
    'Roles that can do everything, separated by commas',
    'admin',
    anything,
  );
  const readers = await until(
    ask,
    'Roles that can only view, or signed-in, or Enter',
    '',
    anything,
  );
  const who = await until(
    ask,
    'Show who created and changed a record: y or n',
    'n',
    oneOf(['y', 'n']),
  );
  const fields: string[] = [];
  for (;;) {
    const field = await askField(
      ask,
      fields.map(text => text.slice(0, text.indexOf(':'))),
    );
    if (field === undefined) break;
    fields.push(field);
  }
  const flags = {
    label: `${one}/${other}`,
    hindi: `${oneHindi}/${otherHindi}`,
    group,
    keepers,
    readers,
    fields: fields.join(','),
  };
  return readPlan([
    name,
    ...Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value]),
    ...(who === 'y' ? ['--who'] : []),
  ]);
};
