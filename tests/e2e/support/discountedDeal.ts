import type { Page } from '@playwright/test';
import { callAs } from './test.ts';

/** A new deal of the signed-in person, for a client of theirs, with one package at its rate. */
export const makeDeal = async (page: Page) => {
  const answer = await page.request.get('/sapna/v1/account?pageSize=20');
  const { results } = (await answer.json()) as { results: { id: number }[] };
  const account = results[0]?.id;
  const deal = await callAs(page, 'post', '/sapna/v1/opportunity', { accountId: account });
  const offers = await page.request.get(`/console/v1/sellable-packages?pageSize=20`);
  const { results: packages } = (await offers.json()) as { results: { id: number }[] };
  const part = await callAs(page, 'post', '/sapna/v1/opportunity-package', {
    opportunityId: deal.id,
    packageId: packages[0]?.id,
  });
  return { dealId: deal.id, part };
};

/** Sets the price of a package so many percent below its rate. */
export const setPrice = (
  page: Page,
  part: { id: number; version: number },
  rate: number,
  off: number,
) =>
  callAs(page, 'put', `/sapna/v1/opportunity-package/${part.id}`, {
    salesPrice: Math.round((rate * (100 - off)) / 100),
    version: part.version,
  });
