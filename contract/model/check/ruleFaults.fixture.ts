import { words } from '../checkScreen.fixture.ts';
import type { FaultyRow } from './FaultyRow.ts';

const section = (...of: readonly unknown[]) => ({ in: 'section', label: words('All'), of });

/** Rules, computed values, earlier names, registered code, steps and what is changed in the list. */
export const ruleFaults: readonly FaultyRow[] = [
  {
    at: '/fields/days/compute',
    value: { add: [{ $: 'record.days' }, 1] },
    message: 'worked out from itself: days ← days',
  },
  {
    at: '/fields/parts.code/compute',
    value: { concat: ['P', { $: 'record.code' }] },
    message: 'worked out from itself: parts.code ← parts.code',
  },
  {
    at: '/fields',
    value: {
      name: { label: words('Name'), compute: { sum: [{ $: 'record.parts' }, 'code'] } },
      'parts.code': { label: words('Code'), compute: { coalesce: [{ $: 'parent.name' }] } },
    },
    pointer: '/fields/name/compute',
    message: 'worked out from itself: name ← parts.code ← name',
  },
  {
    at: '/list/columns/0',
    value: { field: 'name', edit: true },
    pointer: '/list/columns/0/edit',
    message: '"name" opens the record',
  },
  {
    at: '/access/finance/hide/0',
    value: 'name',
    message: '"name" is in "list" → "search"',
  },
  {
    at: '/rules',
    value: { dates: { fail: { dyas: { gt: 5 } }, at: ['days'], message: words('x') } },
    pointer: '/rules/dates/fail/dyas',
    message: 'no field "dyas"',
    suggestion: 'days',
  },
  {
    at: '/rules',
    value: { dates: { fail: { days: { gt: 5 } }, at: ['dasy'], message: words('x') } },
    pointer: '/rules/dates/at/0',
    message: 'no field "dasy"',
    suggestion: 'days',
  },
  {
    at: '/rules',
    value: { dates: { fail: { days: { has: 5 } }, at: ['days'], message: words('x') } },
    pointer: '/rules/dates/fail/days/has',
    message: '"has" does not fit "days" (number)',
  },
  {
    at: '/import/matchBy/0',
    value: 'nam',
    message: 'no field "nam"',
    suggestion: 'name',
  },
  {
    at: '/import/columns/thing',
    value: 'nam',
    message: 'no field "nam"',
    suggestion: 'name',
  },
  {
    at: '/fields/from/compute',
    value: { concat: [{ $: 'record.nmae' }] },
    pointer: '/fields/from/compute/concat/0',
    message: 'no "record.nmae"',
    suggestion: 'record.name',
  },
  {
    at: '/fields/from/compute',
    value: { when: { activ: { eq: true } }, use: 1, else: 2 },
    pointer: '/fields/from/compute/when/activ',
    message: 'no field "activ"',
    suggestion: 'active',
  },
  {
    at: '/fields/from/compute',
    value: { when: { active: { eq: true } }, use: { $: 'record.dayz' }, else: 2 },
    pointer: '/fields/from/compute/use',
    message: 'no "record.dayz"',
    suggestion: 'record.days',
  },
  {
    at: '/fields/from/compute',
    value: { when: { active: { eq: true } }, use: 1, else: { add: [{ $: 'record.dayz' }] } },
    pointer: '/fields/from/compute/else/add/0',
    message: 'no "record.dayz"',
    suggestion: 'record.days',
  },
  {
    at: '/fields/name/compute',
    value: { concat: ['a', 'b'] },
    message: 'neither "readonly" nor "default"',
  },
  {
    at: '/fields/size/options/0/when',
    value: { activ: { eq: true } },
    pointer: '/fields/size/options/0/when/activ',
    message: 'no field "activ"',
    suggestion: 'active',
  },
  { at: '/fields/name/was', value: ['from'], pointer: '/fields/name/was/0', message: 'another' },
  {
    at: '/fields/name/cell',
    value: 'PlainThng',
    message: 'no cell "PlainThng"',
    suggestion: 'PlainThing',
  },
  {
    at: '/fields/name/entry',
    value: 'ThingPiker',
    message: 'no entry "ThingPiker"',
    suggestion: 'ThingPicker',
  },
  {
    at: '/actions/stop',
    value: { label: words('Stop'), on: ['row', 'bulk'], run: 'ThingAction' },
    pointer: '/actions/stop/run',
    message: 'no dialog "ThingAction"',
    suggestion: 'ThingsAction',
  },
  { at: '/actions/stop/run', value: 'ThingsAction', message: 'without ask, confirm and call' },
  {
    at: '/actions/stop/call',
    value: undefined,
    pointer: '/actions/stop',
    message: '"call" is missing, unless "run"',
  },
  { at: '/actions/stop/on', value: ['toolbar', 'bulk'], message: '"toolbar" stands alone' },
  {
    at: '/actions/stop/on',
    value: ['toolbar'],
    pointer: '/actions/stop/eligible',
    message: 'An action of the toolbar has no record',
  },
  {
    at: '/list/columns/1',
    value: { field: 'id', edit: true },
    pointer: '/list/columns/1/edit',
    message: '"id" is read-only',
  },
  {
    at: '/list/bulkEdit',
    value: ['nam'],
    pointer: '/list/bulkEdit/0',
    message: 'no field "nam"',
    suggestion: 'name',
  },
  {
    at: '/list/bulkEdit',
    value: ['parts'],
    pointer: '/list/bulkEdit/0',
    message: '"parts" is a list of its own',
  },
  {
    at: '/form',
    value: [{ in: 'step', label: words('One'), of: ['name'] }, section('days')],
    message: 'Either everything at the top is in steps or nothing',
  },
  { at: '/show/0/in', value: 'step', pointer: '/show', message: 'A record page has no steps' },
  {
    at: '/show/0/of/0',
    value: { note: { en: 'Mind', hi: 'ध्यान दें' } },
    message: 'say it in "record.notes"',
  },
  {
    at: '/form/0/of/1',
    value: { in: 'step', label: words('One'), of: ['days'] },
    message: 'A step stands at the top only',
  },
  { at: '/form/0/of/1', value: section('days'), message: 'A section does not hold sections' },
  {
    at: '/form/0/of/1/of/0',
    value: { note: words('x'), visible: { activ: { eq: true } } },
    pointer: '/form/0/of/1/of/0/visible/activ',
    message: 'no field "activ"',
    suggestion: 'active',
  },
];
