import type { Page } from '@playwright/test';
import { callAs } from './test.ts';

/** A package of 30 days in a family of its own, which nobody else works with meanwhile. */
export const makePackage = async (page: Page, name: string) => {
  const family = await callAs(page, 'post', '/sapna/v2/get-package-families/create', {
    name: `Family of ${name}`,
    clientTypeId: 3,
  });
  return callAs(page, 'post', '/sapna/v2/get-packages/create', {
    name,
    packageFamilyId: family.id,
    agentType: 'Both',
    durationDays: 30,
    hsnCode: '998365',
    isPriceApplicable: true,
  });
};
