import Type, { type Static } from 'typebox';
import { access } from './access.ts';
import { action } from './action.ts';
import { approval } from './approval.ts';
import { condition } from './condition.ts';
import { data } from './data.ts';
import { field } from './field.ts';
import { importFile } from './importFile.ts';
import { alsoWith, filled, hereAs, keys, listOf, mapOf, may, needed } from './keys.ts';
import { layout } from './layout.ts';
import { list } from './list.ts';
import { menu } from './menu.ts';
import { address, name, nameForm, path, pathForm } from './names.ts';
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
    'Address by value; any other value stays at `recordsAt`.',
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
  label: filled(naming),
  menu: may(menu, 'Place in the menu. Without it the screen is reached by its address only.'),
  access: filled(
    access,
    'Who may do what. `"signed-in"` opens a page to every signed-in user; else each role has its grant, and what no grant allows is refused. The grant under the name `signed-in` is everybody\'s, in addition to those of the roles.',
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
    'Addresses of a record by the value of a field, each without the id. The address in `recordsAt` leads on to the one that fits the record.',
  ),
  createAt: may(name, 'Last part of the address of a new record. Default: `create`.'),
  newFrom: may(
    listOf(path, { minItems: 1 }),
    'Fields that a new record takes over from the one whose page offers "New from this one". Default: it is not offered.',
  ),
  newWith: may(
    listOf(path, { minItems: 1 }),
    'Fields that the address of a new record may fill in: `?with=` and a JSON object of their values. Default: none.',
  ),
  title: may(
    path,
    'Field that stands for a record in headings and references. Default: `name`, else the key.',
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
  form: may(
    layout,
    'Fields of the create and edit pages, in order. Without it there are no such pages.',
  ),
  show: may(
    hereAs(layout, showLikeForm),
    'Fields of the record page, in order. Default: those of the form, else the columns.',
  ),
  record: may(recordPage),
  actions: may(
    mapOf(action, { propertyNames: { pattern: nameForm } }),
    'What can be done with a record besides creating, editing and removing it, by name. A grant names it as a verb.',
  ),
  rules: may(
    mapOf(rule, { propertyNames: { pattern: nameForm } }),
    'Rules over several fields, by name; they hold wherever a record is saved.',
  ),
  check: may(
    check,
    'Registered check (`contract/model/recordChecks.ts`): rules that neither the schema nor `rules` can say; page and server ask the same function.',
  ),
  draft: may(
    path,
    'Yes-or-no field that is on while a record is a draft: it may lack what is required, and is saved with a button beside the one that publishes it. A new record begins as one; the schema of its records requires nothing.',
  ),
  editable: may(
    condition,
    'Which stored records can be changed; the others are only read. Default: all.',
  ),
  removable: may(
    keys({
      when: needed(condition, 'Which records can be deleted.'),
      why: needed(said, 'Said of the others where Delete stands.'),
    }),
    'Which stored records can be deleted, and what is said of the others. Default: all.',
  ),
  approval: may(
    approval,
    'Which changes of a record wait for somebody else: the form proposes them with a day, and whoever is granted `approve` and did not propose it decides.',
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
