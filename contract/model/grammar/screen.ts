import Type, { type Static } from 'typebox';
import { access } from './access.ts';
import { action } from './action.ts';
import { approval, triage } from './approval.ts';
import { condition } from './condition.ts';
import { data, tell } from './data.ts';
import { field } from './field.ts';
import { importFile } from './importFile.ts';
import { alsoWith, filled, hereAs, keys, listOf, mapOf, may, needed } from './keys.ts';
import { layout } from './layout.ts';
import { list } from './list.ts';
import { menu } from './menu.ts';
import { address, formerName, name, nameForm, path, pathForm } from './names.ts';
import { panels } from './panels.ts';
import { recordPage } from './recordPage.ts';
import { check, page } from './registered.ts';
import { report } from './report.ts';
import { rule } from './rule.ts';
import { said } from './said.ts';
import { naming, text } from './text.ts';

/* A screen file as written; `completeScreen` fills in the defaults. */

const recordsAtBy = keys({
  field: needed(path, 'The field that decides.'),
  at: needed(
    mapOf(address, { minProperties: 1 }),
    'Address by value; records with any other value stay at `recordsAt`.',
  ),
});

/** Where records are by the value of one of their fields. */
export type RecordsAtBy = Static<typeof recordsAtBy>;

const ofScreens = {
  $schema: may(
    Type.String(),
    'Path of this meta-schema, so that editors complete and check the file.',
  ),
  format: needed(Type.Literal(1), 'Version of the grammar.'),
  resource: needed(name, 'Unique name of the screen; rights, saved views and references use it.'),
  route: may(
    address,
    'Address of the list or page. A record is at `<route>/{id}`, a new one at `<route>/create`. A screen of records without it has no pages of its own: its list stands in the pages of other records.',
  ),
  was: may(
    listOf(formerName, { minItems: 1, uniqueItems: true }),
    'Earlier names of the resource and, with `/` in front, earlier addresses of it. Stored records, their history and addresses that people kept are found under them.',
  ),
  label: filled(naming),
  menu: may(menu, 'Place in the menu. Without it the screen opens only by its address.'),
  access: filled(
    access,
    'Who may do what. `"signed-in"` opens a page to every signed-in user; otherwise each role has its grant, and everything else is refused. The grant named `signed-in` is for everyone, in addition to those of the roles.',
  ),
};

const ofPages = {
  page: may(
    page,
    'Registered name of a page made by hand (`src/pages/registry.ts`). Such a file has no `schema`, `data`, `fields`, `list`, `form`, `show` or `actions`.',
  ),
  report: may(report),
};

const showLikeForm = keys(
  {
    instead: may(
      mapOf(path, { propertyNames: { pattern: pathForm }, minProperties: 1 }),
      'Fields that stand in the place of fields of the form.',
    ),
    more: may(layout, 'What follows the form.'),
  },
  {
    $id: 'showLikeForm',
    description: 'The form without its notes, with what differs from it.',
    minProperties: 1,
  },
);

const ofRecords = {
  recordsAt: may(
    address,
    'Address of a record without its id, where it is not below `route`. Several screens may name the same one: the record pages there are those of the first file by name.',
  ),
  recordsAtBy: may(
    recordsAtBy,
    'Addresses of a record by the value of a field, each without the id. The address in `recordsAt` redirects to the one that fits the record.',
  ),
  createAt: may(name, 'Last part of the address of a new record. Default: `create`.'),
  newFrom: may(
    listOf(path, { minItems: 1 }),
    'Fields that a new record copies from the record whose page offers "New from this one". Default: it is not offered.',
  ),
  newWith: may(
    listOf(path, { minItems: 1 }),
    'Fields that the address of a new record can fill in: `?with=` and a JSON object of their values. Default: none.',
  ),
  title: may(
    path,
    'Field with the title of a record in headings and references. Default: `name`, else the key.',
  ),
  schema: may(
    Type.String({ pattern: '^[a-z0-9-]+\\.schema\\.json$' }),
    'File in `form-schemas` with the JSON Schema of one record.',
  ),
  data: may(data),
  fields: may(
    mapOf(field, { propertyNames: { pattern: pathForm } }),
    'What a screen adds to the fields of the schema, by path. A dot steps into an object or into the items of a list.',
  ),
  list: may(list),
  triage: may(triage),
  form: may(
    layout,
    'Fields of the create and edit pages, in order. Without it these pages do not exist.',
  ),
  show: may(
    hereAs(layout, showLikeForm),
    'Fields of the record page, in order. Default: those of the form, else the columns.',
  ),
  record: may(recordPage),
  actions: may(
    mapOf(action, { propertyNames: { pattern: nameForm } }),
    'Actions on a record besides create, edit and remove, by name. A grant lists them as verbs.',
  ),
  rules: may(
    mapOf(rule, { propertyNames: { pattern: nameForm } }),
    'Rules over several fields, by name; they apply wherever a record is saved.',
  ),
  check: may(
    check,
    'Registered check (`contract/model/record/recordChecks.ts`): rules that neither the schema nor `rules` can express; page and server use the same function.',
  ),
  draft: may(
    path,
    'Yes-or-no field that is on while a record is a draft: it can be saved without its required fields, with a button beside the one that publishes it. A new record starts as a draft; the schema requires no fields.',
  ),
  editable: may(
    condition,
    'Stored records that can be changed; the others are read-only. Default: all.',
  ),
  removable: may(
    keys({
      when: needed(condition, 'The records that can be deleted.'),
      why: needed(said, 'Shown for the others in place of Delete.'),
    }),
    'Stored records that can be deleted, and the text shown for the others. Default: all.',
  ),
  approval: may(
    approval,
    'Changes of a record that need approval: the form proposes them with a day, and someone with `approve` who did not propose it decides.',
  ),
  tells: may(
    mapOf(tell, { propertyNames: { pattern: nameForm } }),
    'Events that programs can be told of, by name: what a change of a record means. Default: that a record was created, changed or removed, and its actions.',
  ),
  panels: may(panels),
  import: may(importFile),
};

/** Keys that a page made by hand has not. */
export const recordKeys = Object.keys(ofRecords) as readonly (keyof typeof ofRecords)[];

const wholeScreen = keys(
  { ...ofScreens, ...ofPages, ...ofRecords },
  {
    title: 'Screen file, format 1',
    description:
      'One screen of the console: an address, a menu place, rights, and either a list with its record pages or the name of a page made by hand.',
  },
);

export const screen = alsoWith(wholeScreen, {
  extends: may(
    name,
    'The `resource` of another screen: what this file does not say is as there. Members of objects are taken over one by one, lists are replaced as a whole, `null` removes, an object with `"extends": null` takes nothing over; `resource`, `route`, `menu` and `line` are never taken over. A screen that extends another is extended by none.',
  ),
  line: may(text, 'The `line` of `menu`, which is too long to stand in it.'),
});

export type ScreenFile = Static<typeof screen>;
