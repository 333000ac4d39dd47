import { expect, it } from 'vitest';
import { callDispositions } from '../calling/callConstants.ts';
import reference from '../../../backend/database/seed/data/reference.json' with { type: 'json' };
import { onboardingSubStatusWords } from '../mortgage/onboarding.ts';
import { paymentStatuses } from '../payments/paymentStatus.ts';
import { termsheetStatusWords } from '../termsheets/termsheetStatus.ts';
import { referenceWords } from './referenceWords.ts';

const textAt = (rows: readonly (readonly unknown[])[], place: number) =>
  rows.map(row => String(row[place]));

it.each([
  ['statuses', textAt(reference.caseStatuses, 1)],
  ['stages', textAt(reference.stages, 2)],
  ['reasons', textAt(reference.reasons, 2)],
  ['details of reasons', textAt(reference.childReasons, 2)],
  ['dispositions of the specification', [...callDispositions]],
  [
    'statuses of payments',
    paymentStatuses.flatMap(one => (one.groups.length > 0 ? [one.badge] : [])),
  ],
  ['statuses of termsheets', termsheetStatusWords.map(({ label }) => label)],
  ['statuses of mortgage partners', onboardingSubStatusWords.map(({ label }) => label)],
  ['requests that are not decided', ['Pending approval']],
])('%s have their Hindi', (_, names) => {
  expect(names.filter(name => !Object.hasOwn(referenceWords, name))).toEqual([]);
});
