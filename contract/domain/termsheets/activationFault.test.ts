import { expect, it } from 'vitest';
import { activationFault } from './activationMessages.ts';

const slots = { name: 'slots', type: 'number', isRequired: true };
const day = { name: 'launch', type: 'date', isRequired: false };
const product = { activationState: 'pending', parameters: [slots, day], values: { slots: 2 } };

it.each([
  ['can be activated', {}, undefined],
  ['failed before', { activationState: 'failed' }, undefined],
  ['is active', { activationState: 'active' }, 'It is already active.'],
  ['was stopped', { activationState: 'stopped' }, 'It was stopped.'],
  ['lacks what is required', { values: {} }, 'Missing: slots'],
  ['has an empty value', { values: { slots: '' } }, 'Missing: slots'],
  ['has a value of another type', { values: { slots: 'two' } }, /^slots: /],
  ['has a day that is none', { values: { slots: 2, launch: '2026-02-30' } }, /^launch: /],
])('a product that %s', (_name, change, expected) => {
  const told = activationFault({ ...product, ...change })?.message;
  if (expected instanceof RegExp) expect(told).toMatch(expected);
  else expect(told).toBe(expected);
});
