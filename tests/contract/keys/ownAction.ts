import { words, type Part } from './thing.fixture.ts';

const call = { call: 'things.own' };
/** A screen with one action of its own in the menu of the row. */
export const own = (differs: object = {}): Part => ({
  access: { admin: ['list', 'show', 'create', 'edit', 'remove', 'own'] },
  actions: { own: { label: words('Own'), on: ['row'], call, ...differs } },
});
