import { nearest } from '#contract/domain/nearest.ts';
import { untranslated } from '#contract/model/newScreen/untranslated.ts';
import { storeNames } from '#contract/model/storeNames.ts';
import { newKind, newKindNames, type NewKind } from '#contract/model/newScreen/newKinds.ts';
import { NewScreenRefused, type FieldPlan } from '#contract/model/newScreen/ScreenPlan.ts';
import { bothWords, inWords } from '#contract/model/newScreen/words.ts';

/** `name:kind(brackets)!:English:Hindi`; the brackets of a list hold fields of the same form. */
const notation = /^([^:]+):([a-z]+)(?:\(((?:[^()]|\([^()]*\))*)\))?(!?)(?::([^:]*))?(?::([^:]*))?$/;

/** The parts between separators that are in no brackets. */
const partsOf = (text: string, separator: ',' | '|'): readonly string[] => {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
  }
  return parts.map(part => part.trim()).filter(part => part !== '');
};

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
    throw new NewScreenRefused(`"${name}" is not a field name: write it like openedOn`);
  if (storeNames.includes(name))
    throw new NewScreenRefused(`"${name}" already exists on every record: remove it`);
  if (others.includes(name)) throw new NewScreenRefused(`The field "${name}" is given twice`);
};

type Inside = Pick<FieldPlan, 'options' | 'to' | 'bounds' | 'of'>;

const empty: Inside = { options: [], to: '', bounds: {}, of: [] };

/** `2..80`, `2..` or `..80`. */
const readBounds = (kind: NewKind, text: string): FieldPlan['bounds'] => {
  const [, low = '', high = ''] = /^(\d*)\.\.(\d*)$/.exec(text.trim()) ?? [];
  const isOrdered = low === '' || high === '' || Number(low) <= Number(high);
  if (low + high === '' || !isOrdered)
    throw new NewScreenRefused(`${kind} takes a minimum and a maximum in brackets: ${kind}(2..80)`);
  return { ...(low && { min: Number(low) }), ...(high && { max: Number(high) }) };
};

/** What is in the brackets of a kind: `choice(open|closed)`, `reference(cities)`, `number(1..31)`. */
const readBrackets = (kind: NewKind, text: string): Inside => {
  const { takes } = newKind(kind);
  const parts = partsOf(text, '|');
  if (takes === undefined && parts.length > 0)
    throw new NewScreenRefused(`${kind} takes nothing in brackets`);
  if (takes === 'bounds') return text === '' ? empty : { ...empty, bounds: readBounds(kind, text) };
  if (takes === 'options') {
    if (parts.length < 2)
      throw new NewScreenRefused(`${kind} needs its values: ${kind}(open|closed)`);
    return { ...empty, options: parts };
  }
  if (takes === 'screen') {
    if (parts.length !== 1)
      throw new NewScreenRefused(`${kind} needs the screen it refers to: ${kind}(cities)`);
    return { ...empty, to: parts[0] ?? '' };
  }
  if (takes === 'fields') {
    if (parts.length === 0)
      throw new NewScreenRefused(
        `${kind} needs the fields of an entry: ${kind}(title:text!|seats:number)`,
      );
    return { ...empty, of: readParts(parts, false) };
  }
  return empty;
};

/** Two days under one name, the second of which is not before the first. */
const asRange = (field: FieldPlan): readonly FieldPlan[] => {
  const { en, hi } = field.label;
  const isMarked = hi === undefined || hi.startsWith(untranslated);
  const [from, until] = [`${field.name}From`, `${field.name}Until`];
  const day = { ...field, kind: 'date' as const };
  return [
    { ...day, name: from, label: bothWords(`${en} from`, isMarked ? '' : `${hi}: पहला दिन`) },
    {
      ...day,
      name: until,
      label: bothWords(`${en} until`, isMarked ? '' : `${hi}: आख़िरी दिन`),
      notBefore: from,
    },
  ];
};

const readField = (text: string, isFirst: boolean): readonly FieldPlan[] => {
  const [, name = '', kind = '', brackets = '', mark = '', en = '', hi = ''] =
    notation.exec(text.trim()) ?? [];
  if (name === '')
    throw new NewScreenRefused(
      `"${text}" is not a field: write name:kind, with ! when it is required, such as name:text!:Name:नाम`,
    );
  checkFieldName(name, []);
  const found = known(kind);
  const field: FieldPlan = {
    name,
    kind: found,
    isRequired: isFirst || mark === '!',
    label: bothWords(en || inWords(name.replace(/Ids?$/, '')), hi),
    notBefore: '',
    ...readBrackets(found, brackets),
  };
  return found === 'range' ? asRange(field) : [field];
};

/** Fields one after the other, no two of one name; of a record the first is required. */
const readParts = (parts: readonly string[], isRecord: boolean): readonly FieldPlan[] =>
  parts.reduce<readonly FieldPlan[]>((fields, part) => {
    const made = readField(part, isRecord && fields.length === 0);
    for (const { name, kind, notBefore } of made) {
      if (!isRecord && (kind === 'children' || notBefore !== ''))
        throw new NewScreenRefused(
          `"${part}" cannot be part of the entries of a list: add ranges and lists in the screen file`,
        );
      checkFieldName(
        name,
        fields.map(other => other.name),
      );
    }
    return [...fields, ...made];
  }, []);

/**
 * Reads `name:text!:Name:नाम,status:choice(open|closed)`. The first field stands for the record and is required.
 * @throws NewScreenRefused
 */
export const readFields = (text: string): readonly FieldPlan[] => {
  const fields = readParts(partsOf(text, ','), true);
  if (fields.length === 0) throw new NewScreenRefused('A screen needs a field: --fields name:text');
  if (fields[0]?.kind !== 'text')
    throw new NewScreenRefused('The first field is the title of the record: make it a text');
  return fields;
};
