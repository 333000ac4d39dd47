import { describe, expect, it } from 'vitest';
import { newValues } from '#contract/model/record/newValues.ts';
import { sampleScreen } from '../sample.fixture.ts';
import { changedPaths } from '../values/changedPaths.ts';
import { pathsIn } from '../values/fieldAt.ts';
import { fieldState, visibleLayout } from './fieldStates.ts';
import { editablePaths, formValues, valuesToUpdate } from '../values/initialValues.ts';

const fieldOf = (path: string) => {
  const field = sampleScreen.fields[path];
  if (!field) throw new Error(path);
  return field;
};

describe('what a form sends', () => {
  const paths = ['name', 'note', 'days', 'at.city'];
  it.each([
    [{ name: 'a' }, { name: 'b' }, { name: 'b' }],
    [{ name: 'a', note: 'n' }, { name: 'a' }, { note: null }],
    [{ name: 'a', note: null }, { name: 'a', note: '' }, {}],
    [{ days: 0 }, { days: undefined }, { days: null }],
    [{ days: 1 }, { days: 0 }, { days: 0 }],
    [
      { at: { city: 'Pune', pin: 1 } },
      { at: { city: 'Nashik', pin: 1 } },
      { at: { city: 'Nashik', pin: 1 } },
    ],
    [{ at: { city: 'Pune' }, other: 1 }, { at: { city: 'Pune' }, other: 2 }, {}],
  ])('from %j to %j is %j', (before, after, sent) => {
    expect(valuesToUpdate(after, changedPaths(paths, before, after))).toEqual(sent);
  });

  it('holds only fields that have a value', () => {
    expect(
      formValues({ name: 'a', note: null, price: 0, netsuite: false, days: undefined }),
    ).toEqual({
      name: 'a',
      price: 0,
      netsuite: false,
    });
  });

  it('knows the fields that a form can change', () => {
    expect(editablePaths(sampleScreen)).toEqual(['name', 'clientType', 'days', 'price', 'note']);
  });

  it('begins a new record with the defaults, also those that depend on the person or the day', () => {
    const withDefault = (path: string, value: never) => ({
      [path]: { ...fieldOf(path), default: value },
    });
    const screen = {
      ...sampleScreen,
      fields: {
        ...withDefault('clientType', 2 as never),
        ...withDefault('name', { $: 'user.firstName' } as never),
        ...withDefault('note', { $: 'today' } as never),
        ...withDefault('netsuite', false as never),
      },
    };
    expect(newValues(screen, { user: { firstName: 'Asha' }, today: '2026-11-21' })).toEqual({
      clientType: 2,
      name: 'Asha',
      note: '2026-11-21',
    });
  });
});

describe('conditions of a form', () => {
  it.each([
    [{ clientType: 1 }, { isVisible: false, isRequired: false, isReadonly: false }],
    [{ clientType: 2 }, { isVisible: true, isRequired: true, isReadonly: false }],
  ])('days with %j are %j', (record, state) => {
    expect(fieldState(fieldOf('days'), { record })).toEqual(state);
  });

  it('locks a field by condition or by role', () => {
    expect(fieldState(fieldOf('note'), { record: { netsuite: true } }).isReadonly).toBe(true);
    expect(fieldState(fieldOf('note'), { record: {} }).isReadonly).toBe(false);
    expect(fieldState(fieldOf('note'), { record: {} }, ['note']).isReadonly).toBe(true);
  });

  it('drops a section in which nothing is left', () => {
    const layout = visibleLayout(sampleScreen.form, { record: {} }, path => path === 'note');
    expect(pathsIn(layout)).toEqual(['note']);
    expect(layout).toHaveLength(1);
  });
});
