import { imageTagIdOf, siteTakeoverCards } from '#contract/domain/slots/productCards.ts';
import { siteTakeoverProductId } from '#contract/domain/slots/slotProducts.ts';
import { slotCards } from '../../schema/slots/slotDetails.ts';
import type { Project } from '../catalogue/projects.ts';
import { hashText } from '../pen/random.ts';
import type { Sheet } from '../pen/sheet.ts';

const pictureSets = 6;

const captions: Readonly<Record<number, string>> = {
  2: 'Two, three and four bedrooms',
  3: 'A club house on every podium',
  4: 'Ten minutes to the metro',
  5: 'Sample flat open on Sundays',
  6: 'Seventy percent open space',
  7: 'Evenings above the city',
  8: 'Built to be handed over on the day',
};

/** Pictures of one set stay together, so that a slot looks like one campaign; each further picture is of the next set. */
const pictureOf = (project: Project, priority: number): string => {
  const card = siteTakeoverCards.find(known => known.priority === priority);
  const shown = card?.kind === 'logo' ? 'logo' : (card?.screen ?? 'desktop');
  const further = card?.kind === 'logo' ? 0 : Number(card?.label.at(-1) ?? 1) - 1;
  return `/demo/takeover/${shown}-${((hashText(project.uuid) + further) % pictureSets) + 1}.svg`;
};

/** The cards of a site takeover: all ten, or those of some priorities. */
export const writeTakeoverCards = (
  sheet: Sheet,
  slotId: number,
  project: Project,
  priorities: readonly number[] = siteTakeoverCards.map(({ priority }) => priority),
): void => {
  for (const priority of priorities)
    sheet.add(slotCards, {
      slotId,
      productId: siteTakeoverProductId,
      priority,
      content: pictureOf(project, priority),
      title: priority <= 2 ? project.name : null,
      subTitle: captions[priority] ?? null,
      imageTagId: imageTagIdOf(priority) ?? null,
    });
};
