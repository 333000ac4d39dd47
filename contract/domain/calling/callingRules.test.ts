import { describe, expect, it } from 'vitest';
import { callDispositions } from './callConstants.ts';
import { followUpFault, isCallingHour, parseHours, widestHours } from './callingHours.ts';
import { isReasonOffered } from './dispositionRules.ts';

const india = (clock: string, day = '2026-11-20') => new Date(`${day}T${clock}:00.000+05:30`);

describe('the hours of calling', () => {
  it.each([
    ['08:59', false],
    ['09:00', true],
    ['20:59', true],
    ['21:00', false],
    ['02:00', false],
  ])('at %s in India: %s', (clock, isOpen) => {
    expect(isCallingHour(widestHours, india(clock))).toBe(isOpen);
  });

  it.each([
    ['09:00-21:00', { from: '09:00', until: '21:00' }],
    ['00:00-24:00', { from: '00:00', until: '24:00' }],
    ['21:00-09:00', undefined],
    ['9-21', undefined],
    ['09:00-21:00-22:00', undefined],
  ])('%s is read as %j', (text, hours) => {
    expect(parseHours(text)).toEqual(hours);
  });

  it.each([
    ['10:59', 'past'],
    ['11:00', 'past'],
    ['11:01', undefined],
    ['21:00', 'hours'],
    ['20:59', undefined],
  ])('a follow-up at %s, asked for at 11:00, is %s', (clock, fault) => {
    expect(followUpFault(india(clock), india('11:00'), widestHours)).toBe(fault);
  });
});

describe('the reasons that end a call', () => {
  const reasons = [
    ...callDispositions.map((label, at) => ({ id: at + 1, label, categoryId: 1 })),
    { id: 279, label: 'Redial', categoryId: 5 },
    { id: 415, label: 'Upsell', categoryId: 4 },
    { id: 417, label: 'Renew', categoryId: 4 },
    { id: 101, label: 'Wants a link', categoryId: 1, parentId: 1 },
  ];
  const offered = (outcomeId: number, isRenewal = false) =>
    reasons
      .filter(reason => isReasonOffered(reason, { outcomeId, isRenewal }))
      .map(({ label }) => label);

  it('are all sixteen and the upsell for who was reached', () => {
    expect(offered(12)).toEqual([...callDispositions, 'Upsell']);
    expect(offered(12, true)).toEqual([...callDispositions, 'Upsell', 'Renew']);
  });

  it('are few for who was not', () => {
    expect(offered(13)).toEqual([
      'Call back',
      'Call Incomplete',
      'Wrong Number',
      'Junk/Fraud Calls',
      'Redial',
    ]);
  });
});
