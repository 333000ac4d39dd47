import { describe, expect, it } from 'vitest';
import { referenceChoices } from './referenceChoices.ts';

/** What the modules of the contract's domain export. */
const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], {
  eager: true,
});

/** The values of a list of choices: texts, or rows with an id and a label. */
const idsOf = (value: unknown): readonly unknown[] | undefined => {
  if (!Array.isArray(value) || value.length < 2) return undefined;
  const rows = value as readonly unknown[];
  if (rows.every(one => typeof one === 'string')) return rows;
  const isRow = (one: unknown) =>
    typeof one === 'object' && one !== null && 'id' in one && ('label' in one || 'badge' in one);
  return rows.every(isRow) ? rows.map(one => (one as { id: unknown }).id) : undefined;
};

/** What a record can be in, by the name of its list. */
const namesChoices = /(Status|State|Stage|Mode|Outcome)(e?s)$/;

/** Lists that are no choices of a record, and why. */
const elsewhere: Readonly<Record<string, string>> = {
  passingStatuses: 'some of approvalStatuses',
  fetchedListingStatuses: 'some of the statuses of another system',
  callStatuses: 'how a stored call says that an agent is busy; liveStatuses has it for people',
  openSlotStatuses: 'some of slotStatuses',
  filedStatuses: 'some of payoutStatuses',
  openStates: 'some of proposalStates',
  movableStates: 'stored states of a slot; slotStatuses has what people see',
  cellStates: 'colours of the calendar of slots',
  requestStates: 'how far a request of the page is',
  deliveryStates: 'states of messages to programs, told on the page of webhooks',
  supervisionModes: 'ways to listen in, a right of supervisors at the desk',
};

const held = new Set(Object.values(referenceChoices).map(one => JSON.stringify(idsOf(one))));

const lists = Object.values(modules).flatMap(module =>
  Object.entries(module).flatMap(([name, value]) => {
    const ids = namesChoices.test(name) ? idsOf(value) : undefined;
    return ids ? [[name, JSON.stringify(ids)] as const] : [];
  }),
);

describe('reference choices', () => {
  it.each(lists)('hold %s, unless it is told why not', (name, ids) => {
    expect([name, held.has(ids)]).toEqual([name, !Object.hasOwn(elsewhere, name)]);
  });

  it('leave out lists that there are', () => {
    const names = new Set(lists.map(([name]) => name));
    expect(Object.keys(elsewhere).filter(name => !names.has(name))).toEqual([]);
  });

  it.each(Object.entries(referenceChoices))('%s has each id once, with a label', (_name, rows) => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.every(({ label }) => label !== '')).toBe(true);
  });
});
