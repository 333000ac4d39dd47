import { describe, expect, it, vi } from 'vitest';
import { createConsoleStore } from './consoleStore.ts';

/** Each test has people of its own, because the computer's storage outlives a store. */
let last = 0;
const newPerson = () => `person-${(last += 1)}`;

describe('the store of the console', () => {
  it('keeps the preferences of each person apart', () => {
    const store = createConsoleStore();
    const [one, other] = [newPerson(), newPerson()];
    store.setPerson(one);
    store.setItem('preferences.density', 'compact');
    store.setPerson(other);
    expect(store.getItem('preferences.density', 'comfortable')).toBe('comfortable');
    store.setPerson(one);
    expect(store.getItem('preferences.density', 'comfortable')).toBe('compact');
  });

  it('keeps preferences over a reset, which ra-core makes at sign-out, and nothing else (T102)', () => {
    const store = createConsoleStore();
    store.setPerson(newPerson());
    store.setItem('preferences.menu.rail', true);
    store.setItem('accounts.listParams', { filter: { phone: '9876543210' } });
    store.reset();
    expect(store.getItem('preferences.menu.rail')).toBe(true);
    expect(store.getItem('accounts.listParams')).toBeUndefined();
  });

  it('writes what is no preference to memory alone', () => {
    createConsoleStore().setItem('accounts.listParams', { filter: {} });
    expect(createConsoleStore().getItem('accounts.listParams')).toBeUndefined();
  });

  it('knows the person again on the next visit', () => {
    const store = createConsoleStore();
    store.setPerson(newPerson());
    store.setItem('preferences.density', 'compact');
    expect(createConsoleStore().getItem('preferences.density')).toBe('compact');
  });

  it('shows the sign-in page in the colours and language that were used last', () => {
    const store = createConsoleStore();
    store.setPerson(newPerson());
    store.setItem('preferences.mode', 'dark');
    store.setItem('locale', 'hi');
    store.setItem('preferences.density', 'compact');
    store.setPerson(undefined);
    expect(store.getItem('preferences.mode')).toBe('dark');
    expect(store.getItem('locale')).toBe('hi');
    expect(store.getItem('preferences.density')).toBeUndefined();
  });

  it('knows a language before anybody has chosen one', () => {
    const chosen = createConsoleStore();
    chosen.setPerson(undefined);
    chosen.removeItem('locale');
    expect(createConsoleStore().getItem('locale')).toBe('en');
  });

  it('tells those who follow a preference when another person comes', () => {
    const store = createConsoleStore();
    const [one, other] = [newPerson(), newPerson()];
    store.setPerson(one);
    store.setItem('preferences.density', 'compact');
    store.setPerson(other);
    const heard = vi.fn<(value: unknown) => void>();
    const leave = store.subscribe('preferences.density', heard);
    store.setPerson(one);
    expect(heard).toHaveBeenLastCalledWith('compact');
    store.setItem('preferences.density', 'comfortable');
    expect(heard).toHaveBeenLastCalledWith('comfortable');
    leave();
    store.setItem('preferences.density', 'compact');
    store.setPerson(other);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
