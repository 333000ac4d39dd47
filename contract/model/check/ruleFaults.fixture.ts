import { words } from '../checkScreen.fixture.ts';
import type { FaultyRow } from './FaultyRow.ts';

const section = (...of: readonly unknown[]) => ({ in: 'section', label: words('All'), of });

/** Rules, computed values, earlier names, registered code, steps and what is changed in the list. */
export const ruleFaults: readonly FaultyRow[] = [
  {
    at: '/fields/days/compute',
    value: { add: [{ $: 'record.days' }, 1] },
    message: 'calculated from itself: days ← days',
  },
  {
    at: '/fields/parts.code/compute',
    value: { concat: ['P', { $: 'record.code' }] },
    message: 'calculated from itself: parts.code ← parts.code',
  },
  {
    at: '/fields',
    value: {
      name: { label: words('Name'), compute: { sum: [{ $: 'record.parts' }, 'code'] } },
      'parts.code': { label: words('Code'), compute: { coalesce: [{ $: 'parent.name' }] } },
    },
    pointer: '/fields/name/compute',
    message: 'calculated from itself: name ← parts.code ← name',
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
    message: 'remove "readonly" and "default"',
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
    at: '/actions/stop',
    value: { label: words('Stop'), on: ['row', 'bulk'], run: 'ThingAction' },
    pointer: '/actions/stop/run',
    message: 'no dialog "ThingAction"',
    suggestion: 'ThingsAction',
  },
  { at: '/actions/stop/run', value: 'ThingsAction', message: 'combined with ask, confirm or call' },
  {
    at: '/actions/stop/call',
    value: undefined,
    pointer: '/actions/stop',
    message: 'Add a "call"',
  },
  {
    at: '/actions/stop/new',
    value: 'things',
    message: '"new" cannot be combined with ask, confirm, call or run',
  },
  {
    at: '/actions/stop',
    value: { label: words('Stop'), on: ['row'], new: 'thigns' },
    pointer: '/actions/stop/new',
    message: 'no screen of records "thigns"',
    suggestion: 'things',
  },
  {
    at: '/actions/stop',
    value: { label: words('Stop'), on: ['bulk'], new: 'things' },
    pointer: '/actions/stop/on',
    message: 'opens from a record',
  },
  {
    at: '/actions/stop',
    value: { label: words('Stop'), on: ['row'], new: 'things', preset: { nmae: 'x' } },
    pointer: '/actions/stop/preset/nmae',
    message: 'no field "nmae"',
    suggestion: 'name',
  },
  {
    at: '/actions/stop/preset',
    value: { name: 'x' },
    message: '"preset" has no effect without "new": add "new", or remove "preset"',
  },
  {
    at: '/actions/stop/on',
    value: ['toolbar', 'bulk'],
    message: 'An action of the "toolbar" has no record',
  },
  {
    at: '/actions/stop/on',
    value: ['toolbar'],
    pointer: '/actions/stop/eligible',
    message: 'An action of the toolbar has no record: remove "eligible"',
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
    message: '"parts" is a list, which cannot be changed here',
  },
  {
    at: '/form',
    value: [{ in: 'step', label: words('One'), of: ['name'] }, section('days')],
    message: 'Put everything at the top level into steps, or nothing',
  },
  {
    at: '/show/0/in',
    value: 'step',
    pointer: '/show',
    message: 'A record page cannot have steps: use tabs',
  },
  {
    at: '/show/0/of/0',
    value: { note: { en: 'Mind', hi: 'ध्यान दें' } },
    message: 'move it to "record.notes"',
  },
  {
    at: '/form/0/of/1',
    value: { in: 'step', label: words('One'), of: ['days'] },
    message: 'A step can only be at the top level',
  },
  { at: '/form/0/of/1', value: section('days'), message: 'A section cannot contain sections' },
  {
    at: '/form/0/of/1/of/0',
    value: { note: words('x'), visible: { activ: { eq: true } } },
    pointer: '/form/0/of/1/of/0/visible/activ',
    message: 'no field "activ"',
    suggestion: 'active',
  },
];
