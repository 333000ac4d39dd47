import { pleaseEnter } from '../../checks/required.ts';
import { isNoValue } from '../../noValue.ts';
import { siteTakeoverCards } from '../productCards.ts';
import {
  entityTitle,
  siteTakeoverTitles,
  type SiteTakeoverField,
  type SiteTakeoverValues,
} from './siteTakeoverFields.ts';

/** One thing that a slot lacks before it may go live. */
export interface MissingPart {
  /** A field by its path, or `product_cards.1` for the card of that priority. */
  readonly field: string;
  readonly title: string;
  readonly message: string;
}

const part = (field: string, title: string): MissingPart => ({
  field,
  title,
  message: pleaseEnter(title),
});

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
] as const satisfies readonly (SiteTakeoverField & keyof SiteTakeoverValues)[];

const detailsNeeded = ['site_takeover_title', 'site_takeover_subtitle'] as const;

/** Cards that a page needs: the first picture of each screen, and its logo unless the picture stands alone. */
export const neededCards = (showsImageOnly: boolean): readonly number[] =>
  showsImageOnly ? [1, 2] : [1, 2, 9, 10];

const isEmpty = (value: unknown): boolean =>
  isNoValue(value) ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

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
      .filter(({ content, status }) => !isEmpty(content) && status !== 'inactive')
      .map(({ priority }) => priority),
  );
  return [
    ...alwaysNeeded
      .filter(field => isEmpty(values[field]))
      .map(field => part(field, siteTakeoverTitles[field])),
    ...(isEmpty(values.entity_id) ? [part('entity_id', entityTitle(values.entity_type_id))] : []),
    ...(isBuilder && isEmpty(values.builder_project_ids)
      ? [part('builder_project_ids', siteTakeoverTitles.builder_project_ids)]
      : []),
    ...detailsNeeded
      .filter(name => isEmpty(details[name]))
      .map(name => part(`product_details.${name}`, siteTakeoverTitles[`product_details.${name}`])),
    ...siteTakeoverCards
      .filter(
        ({ priority }) =>
          neededCards(details.show_image_only === true).includes(priority) && !shown.has(priority),
      )
      .map(({ priority, label }) => part(`product_cards.${priority}`, label)),
  ];
};
