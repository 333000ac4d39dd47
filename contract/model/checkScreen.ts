import { menuGroupNames } from '../domain/menuGroups.ts';
import { checkAccess, checkGrants } from './check/checkAccess.ts';
import { checkActions } from './check/checkActions.ts';
import { checkData } from './check/checkCalls.ts';
import { checkCycles } from './check/checkCycles.ts';
import { checkFields } from './check/checkFields.ts';
import { checkForm, checkLayout } from './check/checkLayout.ts';
import { checkParts } from './check/checkParts.ts';
import { checkList } from './check/checkList.ts';
import { checkRecordPage } from './check/checkRecordPage.ts';
import { checkReport } from './check/checkReport.ts';
import { checkRules } from './check/checkRules.ts';
import { StructureCheck, type MetaSchema } from './check/checkStructure.ts';
import { isKnown, type CheckContext, type Known } from './check/context.ts';
import type { Add, Fault } from './check/fault.ts';
import { completeFields } from './completeField.ts';
import { iconNames } from './iconNames.ts';
import type { JsonSchema } from './jsonSchema.ts';
import { pointer } from './jsonPositions.ts';
import metaSchema from './resource.meta.schema.json' with { type: 'json' };
import type { ScreenFile } from './screenFile.ts';

export type { Known } from './check/context.ts';
export type { Fault } from './check/fault.ts';

const recordParts = [
  'schema',
  'data',
  'fields',
  'list',
  'form',
  'show',
  'actions',
  'rules',
  'import',
  'createAt',
  'check',
  'draft',
  'editable',
  'panels',
  'record',
  'recordsAt',
  'recordsAtBy',
] as const;

const checkMenu = ({ menu }: ScreenFile, add: Add): void => {
  if (!menu) return;
  isKnown(add, pointer('menu', 'group'), 'menu group', menu.group, menuGroupNames);
  isKnown(add, pointer('menu', 'icon'), 'icon', menu.icon, iconNames);
};

const checkPage = (file: ScreenFile, page: string, known: Known, add: Add): void => {
  isKnown(add, pointer('page'), 'page', page, known.pages);
  if (file.route === undefined) add('', 'A page made by hand needs a "route"');
  for (const part of recordParts)
    if (file[part] !== undefined) add(pointer(part), `A page made by hand has no "${part}"`);
  if (file.report) checkReport(file.report, known, add);
};

const checkRecords = (context: CheckContext): void => {
  const { add, file, fields } = context;
  checkFields(context);
  checkCycles(context);
  checkData(context);
  checkGrants(context);
  if (file.title !== undefined)
    isKnown(add, pointer('title'), 'field', file.title, Object.keys(fields));
  if (file.list) checkList(context, file.list);
  if (file.form) checkForm(context, file.form);
  if (file.show) checkLayout(context, 'show', file.show);
  checkActions(context);
  checkRules(context);
  checkParts(context);
  checkRecordPage(context);
};

/**
 * Everything that is wrong with one screen file, [] when nothing is. `content` is the parsed file; `schemas` holds the
 * parsed form schemas by file name; `path` stands in the faults. Rules that need the right shape are looked at only
 * when the shape is right.
 */
export const checkScreen = (
  path: string,
  content: unknown,
  schemas: Readonly<Record<string, JsonSchema>>,
  known: Known,
): readonly Fault[] => {
  const faults: Fault[] = [];
  const add: Add = (at, message, suggestion = null) => {
    faults.push({ file: path, pointer: at, message, suggestion });
  };
  new StructureCheck(metaSchema as MetaSchema, add).check(content);
  if (faults.length > 0) return faults;
  const file = content as ScreenFile;
  checkMenu(file, add);
  checkAccess(file, add);
  if (file.page !== undefined) {
    checkPage(file, file.page, known, add);
    return faults;
  }
  if (file.report) add(pointer('report'), 'Only a page made by hand has a "report"');
  for (const part of ['schema', 'list'] as const)
    if (file[part] === undefined) add('', `"${part}" is missing, unless "page" names a page`);
  if (file.schema === undefined || !file.list) return faults;
  if (!isKnown(add, pointer('schema'), 'form schema', file.schema, Object.keys(schemas)))
    return faults;
  const schema = schemas[file.schema] as JsonSchema;
  checkRecords({ file, schema, fields: completeFields(schema, file.fields), known, add });
  return faults;
};
