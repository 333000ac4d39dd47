import { siteTakeoverCards } from '../productCards.ts';
import {
  isEmptyPart,
  missingEntity,
  missingFields,
  missingPart,
  type MissingPart,
} from '../slotMissing.ts';
import { siteTakeoverTitles, type SiteTakeoverValues } from './siteTakeoverFields.ts';

const alwaysNeeded = [
  'start_date',
  'end_date',
  'promotion_type',
  'entity_type_id',
  'polygon_uuids',
  'supply_user_uuid',
  'opportunity_id',
  'profile_type',
  'selling_type',
] as const;

const detailsNeeded = ['site_takeover_title', 'site_takeover_subtitle'] as const;

/** Cards that a page needs: the first picture of each screen, and its logo unless the picture stands alone. */
export const neededCards = (showsImageOnly: boolean): readonly number[] =>
  showsImageOnly ? [1, 2] : [1, 2, 9, 10];

/**
 * What a site takeover lacks before it may go live, in the order of the form: fields ('Please enter {title}', part 3
 * section 5), title and subtitle inside the product details, and pictures. Empty: nothing. The form's checklist and the
 * server ask the same.
 */
export const siteTakeoverMissing = (values: SiteTakeoverValues): readonly MissingPart[] => {
  const details = values.product_details ?? {};
  const isBuilder = values.entity_type_id === 3;
  const shown = new Set(
    (values.product_cards ?? [])
      .filter(({ content, status }) => !isEmptyPart(content) && status !== 'inactive')
      .map(({ priority }) => priority),
  );
  return [
    ...missingFields(values, alwaysNeeded, siteTakeoverTitles),
    ...missingEntity(values),
    ...(isBuilder ? missingFields(values, ['builder_project_ids'], siteTakeoverTitles) : []),
    ...detailsNeeded
      .filter(name => isEmptyPart(details[name]))
      .map(name =>
        missingPart(`product_details.${name}`, siteTakeoverTitles[`product_details.${name}`]),
      ),
    ...siteTakeoverCards
      .filter(
        ({ priority }) =>
          neededCards(details.show_image_only === true).includes(priority) && !shown.has(priority),
      )
      .map(({ priority, label }) => missingPart(`product_cards.${priority}`, label)),
  ];
};
