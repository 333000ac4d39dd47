import type { FaultyRow } from './FaultyRow.fixture.ts';

/** What of a list is wrong. */
export const listFaults: readonly FaultyRow[] = [
  {
    at: '/list',
    value: ['name', 'dayz'],
    pointer: '/list/1',
    message: 'no field "dayz"',
    suggestion: 'days',
  },
  { at: '/list/columns/0', value: 'nam', message: 'no field "nam"', suggestion: 'name' },
  {
    at: '/list/columns/0',
    value: 'days',
    pointer: '/list/columns/1/field',
    message: 'already a column',
  },
  { at: '/list/columns/0', value: 'id', message: '"id" is shown but has no Hindi name' },
  { at: '/list/chart', value: 'szie', message: 'no field "szie"', suggestion: 'size' },
  {
    at: '/list/chart',
    value: 'days',
    message: '"days" is not a choice field: a chart needs a field with options',
  },
  {
    at: '/list/filters/0',
    value: 'ownerId',
    pointer: '/list/chart',
    message: '"size" is not in "filters", so a bar could not show its records: add it there',
  },
  {
    at: '/list/totals',
    value: ['dayz'],
    pointer: '/list/totals/0',
    message: 'no field "dayz"',
    suggestion: 'days',
  },
  {
    at: '/list/totals',
    value: ['size'],
    pointer: '/list/totals/0',
    message: '"size" (choice) cannot be added up: name a money or number field',
  },
  {
    at: '/list/apart',
    value: 'sizes',
    pointer: '/list/apart',
    message: 'no filter "sizes"',
    suggestion: 'size',
  },
  {
    at: '/list/filters/0',
    value: 'parts',
    message: '"parts" (children) cannot be used as a filter',
  },
  { at: '/list/search/0', value: 'days', message: '"days" (number) has no text' },
  { at: '/list/sort/0', value: '-dayz', message: 'no field "dayz"', suggestion: 'days' },
  { at: '/list/sort/0', value: '-size', message: '"size" has no index' },
  { at: '/list/views/open/sort/0', value: 'size', message: '"size" has no index' },
  {
    at: '/list/views/open/where',
    value: { activ: { eq: true } },
    pointer: '/list/views/open/where/activ',
    message: 'no field "activ"',
    suggestion: 'active',
  },
  { at: '/list/views/open/sort/0', value: 'nam', message: 'no field "nam"', suggestion: 'name' },
  {
    at: '/list/views/open/todo/can',
    value: 'stopp',
    message: 'no verb or action "stopp"',
    suggestion: 'stop',
  },
  {
    at: '/list/views/open/tree',
    value: { parent: 'ownerId', count: 'nmae' },
    pointer: '/list/views/open/tree/count',
    message: 'no field "nmae"',
    suggestion: 'name',
  },
  {
    at: '/list/views/open/tree',
    value: { parent: 'ownerId', count: 'name' },
    pointer: '/list/views/open/tree/count',
    message: '"name" is not a number field',
  },
  { at: '/list/bulk/1', value: 'stopp', message: 'no action "stopp"', suggestion: 'stop' },
];
