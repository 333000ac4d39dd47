import { isNoValue } from '../noValue.ts';
import type { FieldFault } from '../messages/fieldFaults.ts';
import type { Told } from '../messages/told.ts';
import { opportunityRefusals } from './opportunityMessages.ts';

interface Milestone {
  readonly amount?: unknown;
  readonly digislateAmount?: unknown;
  readonly startDate?: unknown;
  readonly dueDate?: unknown;
}

const fault = (field: string, words: Told): FieldFault => ({ field, code: 'check', ...words });

const amountOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** What is wrong with a milestone by itself; the specification gives no field rules (P1-X-007, decision record 0090). */
export const milestoneFaults = ({
  amount,
  digislateAmount,
  startDate,
  dueDate,
}: Milestone): readonly FieldFault[] => [
  ...(amountOf(digislateAmount) > amountOf(amount)
    ? [fault('digislateAmount', opportunityRefusals.digislate)]
    : []),
  ...(typeof startDate === 'string' &&
  typeof dueDate === 'string' &&
  !isNoValue(dueDate) &&
  dueDate < startDate
    ? [fault('dueDate', opportunityRefusals.dueBeforeStart)]
    : []),
];
