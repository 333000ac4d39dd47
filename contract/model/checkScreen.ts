import { checkAccess, checkGrants } from './check/checkAccess.ts';
import { checkActions } from './check/parts/checkActions.ts';
import { checkApproval } from './check/parts/checkApproval.ts';
import { checkData } from './check/checkCalls.ts';
import { checkCycles } from './check/fields/checkCycles.ts';
import { checkFields } from './check/checkFields.ts';
import { checkFollows } from './check/fields/checkFollows.ts';
import { checkForm, checkLayout } from './check/parts/checkLayout.ts';
import { checkParts } from './check/parts/checkParts.ts';
import { checkList } from './check/parts/checkList.ts';
import { checkRecordPage } from './check/parts/checkRecordPage.ts';
import { checkTriage } from './check/parts/checkTriage.ts';
import { checkTells } from './check/parts/checkTells.ts';
import { checkReport } from './check/parts/checkReport.ts';
import { checkRules } from './check/checkRules.ts';
import { checkSavable } from './check/fields/checkSavable.ts';
import { englishIn } from './check/parts/checkHindi.ts';
import { StructureCheck } from './check/checkStructure.ts';
import { isKnown, outsideNamesIn, type CheckContext, type Known } from './check/context.ts';
import type { Add, Fault, Note } from './check/fault.ts';
import { completeFields } from './complete/completeField.ts';
import { metaSchemaWith } from './grammar/metaSchema.ts';
import { recordKeys } from './grammar/screen.ts';
import type { JsonSchema } from './jsonSchema.ts';
import { pointer } from './files/jsonPositions.ts';
import { keptSchema, withDefaults } from './readScreen.ts';
import type { ScreenFile } from './files/screenFile.ts';
import { screenFileOf, withoutHindi } from './files/screenFileOf.ts';
import { nameFields } from './written/nameFields.ts';

export type { Known } from './check/context.ts';
export type { Fault } from './check/fault.ts';

/** A file with a list, or a page, says everything; a short one is completed. */
const checkWhole = (content: Partial<ScreenFile>, add: Add): void => {
  if (content.page === undefined && content.list === undefined) return;
  for (const part of ['label', 'access'] as const)
    if (content[part] === undefined) add('', `"${part}" is missing`);
};

const checkPage = (file: ScreenFile, add: Add): void => {
  if (file.route === undefined) add('', 'A page made by hand needs a "route"');
  for (const part of recordKeys)
    if (file[part] !== undefined)
      add(pointer(part), `A page made by hand cannot have "${part}": remove it`);
  if (file.report) checkReport(file.report, add);
};

const checkRecords = (context: CheckContext): void => {
  const { add, file, fields } = context;
  checkFields(context);
  checkFollows(context);
  checkCycles(context);
  checkSavable(context);
  checkData(context);
  checkGrants(context);
  if (file.title !== undefined)
    isKnown(add, pointer('title'), 'field', file.title, Object.keys(fields));
  if (file.list) checkList(context, file.list);
  if (file.form) checkForm(context, file.form);
  if (file.show) checkLayout(context, 'show', file.show);
  checkActions(context);
  checkRules(context);
  checkApproval(context);
  checkParts(context);
  checkRecordPage(context);
  checkTriage(context);
  checkTells(context);
};

/** One line for all that is shown in English to those who read Hindi. */
const noteEnglish = (file: string, untold: readonly string[], faults: Fault[]): void => {
  const [first] = untold;
  if (first === undefined) return;
  const places = untold.length === 1 ? 'This text has' : `${untold.length} texts have`;
  const message = `${places} no Hindi, so English is shown`;
  faults.push({ file, pointer: first, message, suggestion: null, isNote: true });
};

const isOneOf = (places: readonly string[]) => (at: string) => places.includes(at);

/** Texts without Hindi: those that the glossary lacks, and those that name no Hindi themselves. */
const checkUntold = (content: unknown, unknownWords: readonly string[], add: Add): void => {
  const isUnknown = isOneOf(unknownWords);
  for (const at of unknownWords)
    add(
      at,
      'The glossary has no Hindi for this text: add it to resources/words.json, or write { "en": …, "hi": … } here',
    );
  for (const at of withoutHindi(content)) if (!isUnknown(at)) add(at, '"hi" is missing');
};

/**
 * Everything that is wrong with one screen file, [] when nothing is. `content` is the parsed file in full; `schemas`
 * holds the parsed form schemas by file name; `path` is in the faults; `unknownWords` are places of texts that the
 * glossary lacks. Rules that need the right shape are looked at only when the shape is right.
 */
export const checkScreen = (
  path: string,
  content: unknown,
  schemas: Readonly<Record<string, JsonSchema>>,
  known: Known,
  unknownWords: readonly string[] = [],
): readonly Fault[] => {
  const faults: Fault[] = [];
  const add: Add = (at, message, suggestion = null) => {
    faults.push({ file: path, pointer: at, message, suggestion });
  };
  const names: Fault[] = [];
  const addName: Add = (at, message, suggestion = null) => {
    names.push({ file: path, pointer: at, message, suggestion });
  };
  new StructureCheck(metaSchemaWith(outsideNamesIn(known)), add, addName).check(content);
  if (faults.length === 0) checkWhole(content as Partial<ScreenFile>, add);
  const isOwn = known.isOwn?.((content as Partial<ScreenFile> | null)?.resource ?? '') ?? false;
  if (isOwn) noteEnglish(path, [...new Set([...unknownWords, ...withoutHindi(content)])], faults);
  else checkUntold(content, unknownWords, add);
  const isShaped = faults.every(({ isNote }) => isNote);
  faults.push(...names);
  if (!isShaped) return faults;
  const file = screenFileOf(content);
  for (const { at, words, isMarked } of englishIn(content))
    faults.push({
      file: path,
      pointer: at,
      message: isMarked
        ? 'Replace these words with Hindi'
        : `Write this in Hindi, in Devanagari letters: ${JSON.stringify(words)}`,
      suggestion: null,
      ...(isMarked && { isNote: true }),
    });
  checkAccess(file, add);
  if (file.page !== undefined) {
    checkPage(file, add);
    return faults;
  }
  if (file.report)
    add(pointer('report'), 'Only a page made by hand can have a "report": remove it');
  if (file.schema === undefined) {
    add('', 'Add a "schema", or name a page in "page"');
    return faults;
  }
  if (!isKnown(add, pointer('schema'), 'form schema', file.schema, Object.keys(schemas)))
    return faults;
  const schema = keptSchema(schemas[file.schema] ?? {}, file);
  const schemaFile = `form-schemas/${file.schema}`;
  const addInSchema: Add = (at, message, suggestion = null) => {
    faults.push({ file: schemaFile, pointer: at, message, suggestion });
  };
  const named = nameFields(file, schema, known.words ?? {});
  const fields = completeFields(schema, named.fields);
  const whole = withDefaults(named, schema);
  const noteInSchema: Note = (at, message, suggestion = null) => {
    faults.push({ file: schemaFile, pointer: at, message, suggestion, isNote: true });
  };
  checkRecords({ file: whole, schema, fields, known, add, addInSchema, noteInSchema, isOwn });
  return faults;
};
