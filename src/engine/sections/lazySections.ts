import { preloadable } from '#parts/fetching/preloadable.tsx';
import { later } from '#parts/fetching/later.ts';

const sections = later(() => import('./sections.ts'));

/** Sections of a record page besides its fields and its history; they come with the first page that has one. */
export const parts = preloadable(async () => (await sections()).SectionPart);

/** The stages that a record goes through. */
export const stagePath = preloadable(async () => (await sections()).StagePath);

/** Brings all of them, so that the page is drawn once. */
export const bringSections = (): Promise<unknown> =>
  Promise.all([parts.bring(), stagePath.bring()]);
