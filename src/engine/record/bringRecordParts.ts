import { loadScreen } from 'virtual:screens';
import { isComposed } from '#contract/model/complete/completeRecordPage.ts';
import { openingParts } from '#contract/model/record/openingParts.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { readAtOnce } from '#parts/fetching/readAtOnce.ts';
import type { Panels } from '../panels/PanelsContext.ts';
import { bringSections } from '../sections/lazySections.ts';
import { details, forms } from './lazyForms.ts';

/** Brings all that the page of a record is drawn with, beside the record; what fails is brought again by what needs it. */
export const bringRecordParts = async (screen: RecordScreen, panels: Panels): Promise<void> => {
  const { hasFields, resources, panels: names } = openingParts(screen);
  await Promise.allSettled([
    ...(hasFields ? [details.bring(), forms().then(part => part.bringValidator(screen))] : []),
    isComposed(screen.record) ? bringSections() : undefined,
    ...resources.map(resource => readAtOnce(loadScreen(resource))),
    ...names.map(name => panels.bring?.(name)),
  ]);
};
