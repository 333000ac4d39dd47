import type { Page } from '@playwright/test';
import { readScreens } from '#backend/screens/readScreens.ts';
import { roleCodes } from '#contract/domain/roles.ts';
import { roleLabel } from '#contract/domain/roles/roleName.ts';
import { builtInScreens } from '../../scripts/builtInScreens.ts';
import { expect } from '../e2e/support/test.ts';

/** Screens of a developer that are in English alone: the menu of every other page names them so. */
const ownInEnglish = [...readScreens().values()].flatMap(({ resource, label: { one, other } }) =>
  builtInScreens.includes(resource)
    ? []
    : [one, other].flatMap(({ en, hi }) => (en === hi ? [en] : [])),
);

/** Words that are names, and so the same in every language. */
const names = [...roleCodes.map(roleLabel), 'NetSuite', 'English', ...ownInEnglish];

/** The words of a page's own parts that are in Latin letters alone, with at least one word written small. */
const englishOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts =
      'h2, h3, legend, label, th[scope=col], [role=columnheader], [role=tab], button, dt, nav a, summary, [role=status], [role=alert]';
    const values = 'td, th[scope=row], [role=gridcell], [role=option], [translate=no]';
    const isValue = (part: Element) =>
      part.closest(values) !== null || part.querySelector(':scope > [translate=no]') !== null;
    const own = [...document.querySelectorAll(`:is(${parts})`)]
      .filter(part => !isValue(part) && part.checkVisibility())
      .map(part => (part.getAttribute('aria-label') ?? part.textContent).trim());
    return [...new Set(own)].filter(
      words => /(^|\s)\p{Lu}?[a-z]{3,}/u.test(words) && !/\p{Script=Devanagari}/u.test(words),
    );
  });

/** No part of the page as it is speaks English. */
export const expectHindi = async (page: Page): Promise<void> => {
  const left = await englishOn(page);
  expect(left.filter(words => !names.includes(words))).toEqual([]);
};
