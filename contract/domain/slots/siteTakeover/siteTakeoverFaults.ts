import { checkDateBounds, checkDateOrder, checkSlotDate } from '../../checks/dateChecks.ts';
import { isNoValue } from '../../noValue.ts';
import type { Day } from '../../days/indiaDay.ts';
import { siteTakeoverCards } from '../productCards.ts';
import { checkOrganicTargets } from '../projectChecks.ts';
import { linkFault } from './linkFault.ts';
import type { SiteTakeoverDetails, SiteTakeoverValues } from './siteTakeoverFields.ts';
import { siteTakeoverTitles as titles } from './siteTakeoverFields.ts';

/** What is wrong with one field; `field` is its path, as in `MissingPart`. */
export interface SlotFault {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

export const siteTakeoverMessages = {
  targetOrder: 'Organic Soft Target should be less than or equal to Organic Hard Target',
  innerRadius: 'Please enter value for Inner Churn Radius',
  outerRadius: 'Please enter value for Outer Churn Radius',
  radiusOrder: 'Inner Churn Radius should be less than or equal to Outer Churn Radius',
  amount: 'Please enter an amount greater than 0',
  noBuilderProjects: 'Builder Projects can be given for a builder only',
  projectIds: 'Builder Projects must be project IDs with commas between',
  otherClient: 'This opportunity belongs to another client than the Supply User',
  cardTwice: 'There is another card of this priority',
  cardUnknown: 'A site takeover has no card of this priority',
} as const;

const has = (value: unknown): boolean => !isNoValue(value);

const fault = (field: string, code: string, message: string | undefined): readonly SlotFault[] =>
  message === undefined ? [] : [{ field, code, message }];

/** What the days were before a change, and today. A stored day of a slot that is changed may stay (T80). */
export interface SlotDaysSeen {
  readonly today: Day;
  readonly originalStart?: Day | null | undefined;
  readonly originalEnd?: Day | null | undefined;
}

/** A day before today is refused, unless it is the stored one. */
const pastFault = (field: string, day: Day, today: Day, original: Day | null | undefined) => {
  const flagged = checkSlotDate(day, today, original ?? undefined);
  return flagged?.level === 'error' ? fault(field, 'past', flagged.message) : [];
};

const dayFaults = (
  { start_date: start, end_date: end }: SiteTakeoverValues,
  { today, originalStart, originalEnd }: SlotDaysSeen,
): readonly SlotFault[] => {
  const outside = [
    ...fault('start_date', 'bounds', start ? checkDateBounds(start, today) : undefined),
    ...fault('end_date', 'bounds', end ? checkDateBounds(end, today) : undefined),
  ];
  if (outside.length > 0) return outside;
  const order = start && end ? checkDateOrder(start, end) : undefined;
  if (order) return fault('start_date', 'order', order);
  return [
    ...(start ? pastFault('start_date', start, today, originalStart) : []),
    ...(end ? pastFault('end_date', end, today, originalEnd) : []),
  ];
};

const targetFaults = ({
  organic_hard_target: hard,
  organic_soft_target: soft,
}: SiteTakeoverValues): readonly SlotFault[] => {
  const together = checkOrganicTargets(hard, soft);
  if (together)
    return fault(has(hard) ? 'organic_soft_target' : 'organic_hard_target', 'together', together);
  return typeof hard === 'number' && typeof soft === 'number' && soft > hard
    ? fault('organic_soft_target', 'order', siteTakeoverMessages.targetOrder)
    : [];
};

const radiusFaults = ({
  inner_churn_radius: inner,
  outer_churn_radius: outer,
}: SiteTakeoverValues): readonly SlotFault[] => {
  if (has(inner) && !has(outer))
    return fault('outer_churn_radius', 'together', siteTakeoverMessages.outerRadius);
  if (has(outer) && !has(inner))
    return fault('inner_churn_radius', 'together', siteTakeoverMessages.innerRadius);
  return typeof inner === 'number' && typeof outer === 'number' && inner > outer
    ? fault('inner_churn_radius', 'order', siteTakeoverMessages.radiusOrder)
    : [];
};

const entityFaults = ({
  entity_type_id: type,
  builder_project_ids: projectIds,
}: SiteTakeoverValues): readonly SlotFault[] => {
  if (isNoValue(projectIds)) return [];
  if (type === 2)
    return fault('builder_project_ids', 'entity-type', siteTakeoverMessages.noBuilderProjects);
  return /^\s*[1-9]\d{0,14}\s*(,\s*[1-9]\d{0,14}\s*)*$/.test(projectIds)
    ? []
    : fault('builder_project_ids', 'form', siteTakeoverMessages.projectIds);
};

const linkFaults = (details: SiteTakeoverDetails): readonly SlotFault[] =>
  (['redirection_url', 'property_video_url'] as const).flatMap(name => {
    const field = `product_details.${name}` as const;
    return fault(field, 'link', linkFault(titles[field], details[name]));
  });

const cardFaults = ({ product_cards: cards }: SiteTakeoverValues): readonly SlotFault[] =>
  (cards ?? []).flatMap(({ priority }, index, all) => {
    const field = `product_cards.${priority}`;
    if (!siteTakeoverCards.some(card => card.priority === priority))
      return fault(field, 'priority', siteTakeoverMessages.cardUnknown);
    return all.findIndex(card => card.priority === priority) < index
      ? fault(field, 'duplicate', siteTakeoverMessages.cardTwice)
      : [];
  });

/**
 * What is wrong with what a site takeover has; what it lacks is `siteTakeoverMissing`. Holds for drafts too: a draft may
 * be incomplete, never wrong. Form and server ask the same (part 3 section 5, T79, T80, decision record 0060).
 */
export const siteTakeoverFaults = (
  values: SiteTakeoverValues,
  seen: SlotDaysSeen,
): readonly SlotFault[] => [
  ...dayFaults(values, seen),
  ...entityFaults(values),
  ...fault(
    'amount',
    'amount',
    values.promotion_type === 'Paid' && has(values.amount) && Number(values.amount) <= 0
      ? siteTakeoverMessages.amount
      : undefined,
  ),
  ...targetFaults(values),
  ...radiusFaults(values),
  ...linkFaults(values.product_details ?? {}),
  ...cardFaults(values),
];
