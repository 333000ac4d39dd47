import * as cases from '../../schema/caseReference.ts';
import { clientConfigKeys } from '../../schema/platform/integrations.ts';
import { paymentModes } from '../../schema/money/payments.ts';
import { ticketCategories, ticketCategoryAttributes } from '../../schema/tickets.ts';
import { batch, type Batch } from '../pen/batch.ts';
import reference from '../data/reference.json' with { type: 'json' };

const isLine = (text: unknown): text is (typeof cases.opportunityLines)[number] =>
  cases.opportunityLines.some(line => line === text);

const lineOf = (text: unknown) => {
  if (!isLine(text)) throw new Error(`reference.json: unknown line ${String(text)}`);
  return text;
};

const reasonRows = () => [
  ...reference.reasons.map(([id, category, name, isTimeNeeded], at) => ({
    id: Number(id),
    reasonCategoryId: Number(category),
    parentId: null,
    name: String(name),
    isFollowUpTimeNeeded: isTimeNeeded === true,
    sortOrder: at,
  })),
  ...reference.childReasons.map(([id, parentId, name], at) => ({
    id: Number(id),
    reasonCategoryId: Number(reference.reasons.find(([parent]) => parent === parentId)?.[1]),
    parentId: Number(parentId),
    name: String(name),
    isFollowUpTimeNeeded: false,
    sortOrder: at,
  })),
];

const ticketCategoryRows = () => {
  const parents = reference.ticketCategories.map(([name], at) => ({
    id: at + 1,
    parentId: null,
    name: String(name),
  }));
  const children = reference.ticketCategories.flatMap(([, names], at) =>
    (Array.isArray(names) ? names : []).map(name => ({ parentId: at + 1, name })),
  );
  return [...parents, ...children.map((row, at) => ({ id: parents.length + at + 1, ...row }))];
};

/** The lists that the specification calls reference data; its ids and wording where it gives them. */
export function* referenceBatches(): Generator<Batch> {
  yield batch(
    cases.caseStatuses,
    reference.caseStatuses.map(([id, name, isTerminal], at) => ({
      id: Number(id),
      name: String(name),
      isTerminal: isTerminal === true,
      sortOrder: at,
    })),
  );
  yield batch(
    cases.opportunityStages,
    reference.stages.map(([id, line, name], at) => ({
      id: Number(id),
      line: lineOf(line),
      name: String(name),
      sortOrder: at,
    })),
  );
  yield batch(
    cases.reasonCategories,
    reference.categories.map((name, at) => ({ id: at + 1, name, sortOrder: at })),
  );
  yield batch(cases.caseReasons, reasonRows());
  yield batch(
    cases.caseReasonStatusMappings,
    reference.reasons
      .filter(([, , , , toStatusId]) => toStatusId !== null)
      .map(([caseReasonId, , , , toStatusId], at) => ({
        id: at + 1,
        caseReasonId: Number(caseReasonId),
        fromStatusId: null,
        toStatusId: Number(toStatusId),
      })),
  );
  yield batch(
    paymentModes,
    reference.paymentModes.map(([id, name, isClearingNeeded]) => ({
      id: Number(id),
      name: String(name),
      isClearingNeeded: isClearingNeeded === true,
    })),
  );
  yield batch(ticketCategories, ticketCategoryRows());
  yield batch(
    ticketCategoryAttributes,
    reference.ticketCategories.flatMap((_, at) => [
      {
        id: at * 2 + 1,
        ticketCategoryId: at + 1,
        name: 'Record id',
        type: 'number' as const,
        allowedValues: null,
        isRequired: true,
      },
      {
        id: at * 2 + 2,
        ticketCategoryId: at + 1,
        name: 'Urgency',
        type: 'choice' as const,
        allowedValues: ['Today', 'This week', 'Whenever possible'],
        isRequired: false,
      },
    ]),
  );
  yield batch(
    clientConfigKeys,
    reference.handlers
      .flatMap(([handler, keys]) =>
        (Array.isArray(keys) ? keys : []).map(([key, type, isSecret]) => ({
          handler: String(handler),
          key: String(key),
          type: configKeyType(type),
          isSecret: isSecret === true,
        })),
      )
      .map((row, at) => ({ id: at + 1, ...row })),
  );
}

const configKeyTypes = ['text', 'url', 'number', 'boolean', 'json'] as const;

const configKeyType = (text: unknown): (typeof configKeyTypes)[number] =>
  configKeyTypes.find(type => type === text) ?? 'text';
