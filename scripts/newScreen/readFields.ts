import { nearest } from '#contract/domain/nearest.ts';
import { newKind, newKindNames, type NewKind } from './newKinds.ts';
import { NewScreenRefused, type FieldPlan } from './ScreenPlan.ts';
import { bothWords, inWords } from './words.ts';

const taken = ['id', 'version', 'createdAt', 'updatedAt', 'updatedByName'];
const notation = /^([^:]+):([a-z]+)(?:\(([^)]*)\))?(!?)(?::([^:]*))?(?::([^:]*))?$/;

const known = (kind: string): NewKind => {
  const found = newKindNames.find(name => name === kind);
  if (found) return found;
  const near = nearest(kind, newKindNames);
  throw new NewScreenRefused(
    `There is no kind "${kind}"${near ? `: did you mean "${near}"?` : '.'} Kinds: ${newKindNames.join(', ')}`,
  );
};

/** Refuses a name that no field of a new screen can have, and says what one looks like. */
export const checkFieldName = (name: string, others: readonly string[]): void => {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
    throw new NewScreenRefused(`"${name}" is no name of a field: write it like openedOn`);
  if (taken.includes(name))
    throw new NewScreenRefused(`"${name}" is there for every record already: leave it out`);
  if (others.includes(name)) throw new NewScreenRefused(`The field "${name}" is given twice`);
};

/** What stands in the brackets of a kind: `choice(open|closed)`, `reference(cities)`. */
export const readBrackets = (kind: NewKind, text: string): Pick<FieldPlan, 'options' | 'to'> => {
  const { takes } = newKind(kind);
  const parts = text
    .split('|')
    .map(part => part.trim())
    .filter(part => part !== '');
  if (takes === undefined && parts.length > 0)
    throw new NewScreenRefused(`${kind} takes nothing in brackets`);
  if (takes === 'options' && parts.length < 2)
    throw new NewScreenRefused(`${kind} needs its values: ${kind}(open|closed)`);
  if (takes === 'screen' && parts.length !== 1)
    throw new NewScreenRefused(`${kind} needs the screen it refers to: ${kind}(cities)`);
  return {
    options: takes === 'options' ? parts : [],
    to: takes === 'screen' ? (parts[0] ?? '') : '',
  };
};

const readField = (text: string, others: readonly string[], isFirst: boolean): FieldPlan => {
  const [, name = '', kind = '', brackets = '', mark = '', en = '', hi = ''] =
    notation.exec(text.trim()) ?? [];
  if (name === '')
    throw new NewScreenRefused(
      `"${text}" is no field: write name:kind, with ! when it is required, such as name:text!:Name:नाम`,
    );
  checkFieldName(name, others);
  const found = known(kind);
  return {
    name,
    kind: found,
    isRequired: isFirst || mark === '!',
    label: bothWords(en || inWords(name.replace(/Ids?$/, '')), hi),
    ...readBrackets(found, brackets),
  };
};

/**
 * Reads `name:text!:Name:नाम,status:choice(open|closed)`. The first field stands for the record and is required.
 * @throws NewScreenRefused
 */
export const readFields = (text: string): readonly FieldPlan[] => {
  const fields: FieldPlan[] = [];
  for (const part of text.split(/,(?![^(]*\))/)) {
    if (part.trim() === '') continue;
    fields.push(
      readField(
        part,
        fields.map(({ name }) => name),
        fields.length === 0,
      ),
    );
  }
  if (fields.length === 0) throw new NewScreenRefused('A screen needs a field: --fields name:text');
  if (fields[0]?.kind !== 'text')
    throw new NewScreenRefused('The first field stands for the record: make it a text');
  return fields;
};
