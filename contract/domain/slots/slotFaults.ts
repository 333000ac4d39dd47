import { checkDateBounds, checkDateOrder, checkSlotDate } from '../checks/dateChecks.ts';
import type { Day } from '../days/indiaDay.ts';
import { isNoValue } from '../noValue.ts';
import { checkOrganicTargets } from './projectChecks.ts';
import type { SlotValues } from './slotValues.ts';

/** What is wrong with one field; `field` is its path, as in `MissingPart`. */
export interface SlotFault {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

export const slotMessages = {
  targetOrder: 'Organic Soft Target should be less than or equal to Organic Hard Target',
  innerRadius: 'Please enter value for Inner Churn Radius',
  outerRadius: 'Please enter value for Outer Churn Radius',
  radiusOrder: 'Inner Churn Radius should be less than or equal to Outer Churn Radius',
  amount: 'Please enter an amount greater than 0',
  noBuilderProjects: 'Builder Projects can only be given for a builder',
  projectIds: 'Builder Projects must be project IDs separated by commas',
  upload: 'Upload the picture here before you save.',
  noDraft: 'A booked slot cannot become a draft again. Stop it instead',
  begun: 'The slot has started, so its Start Date cannot be changed',
  otherClient: 'This opportunity does not belong to the client of the Supply User',
} as const;

const has = (value: unknown): boolean => !isNoValue(value);

/** A list with the fault, or without any where there is no message. */
export const slotFault = (
  field: string,
  code: string,
  message: string | undefined,
): readonly SlotFault[] => (message === undefined ? [] : [{ field, code, message }]);

/** What the days were before a change, and today. A stored day of a slot that is changed may stay (T80). */
export interface SlotDaysSeen {
  readonly today: Day;
  readonly originalStart?: Day | null | undefined;
  readonly originalEnd?: Day | null | undefined;
}

/** A day before today is refused, unless it is the stored one. */
const pastFault = (field: string, day: Day, today: Day, original: Day | null | undefined) => {
  const flagged = checkSlotDate(day, today, original ?? undefined);
  return flagged?.level === 'error' ? slotFault(field, 'past', flagged.message) : [];
};

const dayFaults = (
  { start_date: start, end_date: end }: SlotValues,
  { today, originalStart, originalEnd }: SlotDaysSeen,
): readonly SlotFault[] => {
  const outside = [
    ...slotFault('start_date', 'bounds', start ? checkDateBounds(start, today) : undefined),
    ...slotFault('end_date', 'bounds', end ? checkDateBounds(end, today) : undefined),
  ];
  if (outside.length > 0) return outside;
  const order = start && end ? checkDateOrder(start, end) : undefined;
  if (order) return slotFault('start_date', 'order', order);
  return [
    ...(start ? pastFault('start_date', start, today, originalStart) : []),
    ...(end ? pastFault('end_date', end, today, originalEnd) : []),
  ];
};

const targetFaults = ({
  organic_hard_target: hard,
  organic_soft_target: soft,
}: SlotValues): readonly SlotFault[] => {
  const together = checkOrganicTargets(hard, soft);
  if (together)
    return slotFault(
      has(hard) ? 'organic_soft_target' : 'organic_hard_target',
      'together',
      together,
    );
  return typeof hard === 'number' && typeof soft === 'number' && soft > hard
    ? slotFault('organic_soft_target', 'order', slotMessages.targetOrder)
    : [];
};

const radiusFaults = ({
  inner_churn_radius: inner,
  outer_churn_radius: outer,
}: SlotValues): readonly SlotFault[] => {
  if (has(inner) && !has(outer))
    return slotFault('outer_churn_radius', 'together', slotMessages.outerRadius);
  if (has(outer) && !has(inner))
    return slotFault('inner_churn_radius', 'together', slotMessages.innerRadius);
  return typeof inner === 'number' && typeof outer === 'number' && inner > outer
    ? slotFault('inner_churn_radius', 'order', slotMessages.radiusOrder)
    : [];
};

const entityFaults = ({
  entity_type_id: type,
  builder_project_ids: projectIds,
}: SlotValues): readonly SlotFault[] => {
  if (isNoValue(projectIds)) return [];
  if (type === 2)
    return slotFault('builder_project_ids', 'entity-type', slotMessages.noBuilderProjects);
  return /^\s*[1-9]\d{0,14}\s*(,\s*[1-9]\d{0,14}\s*)*$/.test(projectIds)
    ? []
    : slotFault('builder_project_ids', 'form', slotMessages.projectIds);
};

/**
 * What is wrong with what a slot of any kind has: days, entity, amount, targets, radii. Holds for drafts too: a draft may
 * be incomplete, never wrong (part 3 section 5, T79, T80, decision record 0060).
 * @param isPaid whether the amount has to be more than 0
 */
export const slotFaults = (
  values: SlotValues,
  seen: SlotDaysSeen,
  isPaid: boolean,
): readonly SlotFault[] => [
  ...dayFaults(values, seen),
  ...entityFaults(values),
  ...slotFault(
    'amount',
    'amount',
    isPaid && has(values.amount) && Number(values.amount) <= 0 ? slotMessages.amount : undefined,
  ),
  ...targetFaults(values),
  ...radiusFaults(values),
];
