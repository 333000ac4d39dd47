import { words } from '../checkScreen.fixture.ts';
import type { FaultyRow } from './FaultyRow.fixture.ts';

/** What is wrong where a list is worked through one by one. */
export const triageFaults: readonly FaultyRow[] = [
  { at: '/triage/facts/0', value: 'dayz', message: 'no field "dayz"', suggestion: 'days' },
  { at: '/triage/since', value: 'form', message: 'no field "form"', suggestion: 'from' },
  { at: '/triage/since', value: 'days', message: '"days" (number) is not a date or time' },
  {
    at: '/triage/acts',
    value: { stopp: 'S' },
    pointer: '/triage/acts/stopp',
    message: 'no action "stopp"',
    suggestion: 'stop',
  },
  {
    at: '/triage/acts/stop',
    value: 'J',
    message: 'J is a key of every page: choose another letter',
  },
  {
    at: '/actions/stop/on',
    value: ['bulk'],
    pointer: '/triage/acts/stop',
    message: '"stop" is not offered for a row: add "row" to its "on"',
  },
  {
    at: '/actions/stop/run',
    value: 'ThingsAction',
    pointer: '/triage/acts/stop',
    message: '"stop" has "run", so it cannot be asked beside the facts',
  },
  {
    at: '/triage/acts',
    value: { stop: 'S', halt: 'S' },
    pointer: '/triage/acts/halt',
    message: 'S is the key of "stop" already: choose another letter',
  },
  {
    at: '/triage/flags/0/when',
    value: { dayz: { gt: 90 } },
    pointer: '/triage/flags/0/when/dayz',
    message: 'no field "dayz"',
    suggestion: 'days',
  },
  {
    at: '/triage/flags/0/text',
    value: words('{dayz}'),
    pointer: '/triage/flags/0/text/en',
    message: 'no field "dayz" to fill in',
    suggestion: 'days',
  },
];
