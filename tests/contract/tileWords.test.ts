import { expect, it } from 'vitest';
import reference from '#backend/database/seed/data/reference.json' with { type: 'json' };
import { readScreens } from '#backend/screens/readScreens.ts';
import { referenceWords } from '#contract/domain/opportunities/referenceWords.ts';
import type { RecordScreen } from '#contract/model/types.ts';

/** Words that cases have, too: these have one form in Hindi for both. */
const ofCases = new Set(reference.caseStatuses.map(([, name]) => String(name)));

it.each([
  ['payments', 'badge'],
  ['termsheets', 'statusId'],
  ['mortgage-partners', 'onBoardingSubStatusId'],
])('a tile tells a status of %s as their list does', (resource, path) => {
  const { fields } = readScreens().get(resource) as RecordScreen;
  const words = (fields[path]?.options ?? []).filter(({ label: { en } }) => !ofCases.has(en));
  const told = words.filter(({ label }) => Object.hasOwn(referenceWords, label.en));
  expect(told.length).toBeGreaterThan(3);
  expect(told.map(({ label }) => [label.en, referenceWords[label.en]])).toEqual(
    told.map(({ label }) => [label.en, label.hi]),
  );
});
