import type { CallOf } from '#contract/calls/index.ts';
import type { OpportunityPackageFields } from '#contract/calls/recordTypes.ts';
import { fieldFaults } from '#contract/domain/messages/fieldFaults.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { opportunityRefusals } from '#contract/domain/opportunities/opportunityMessages.ts';
import type { Verb } from '../../../calls/Context.ts';
import { invalidField, Refusal } from '../../../calls/Refusal.ts';
import type { InWrite } from '../../../tables/Declaration.ts';
import { dealToChange } from '../../dealToChange.ts';
import {
  opportunityPackageRecords as records,
  settleDeal,
} from '../packages/opportunityPackages.ts';
import { linesOfDeal } from './getQuote.ts';
import { requestDiscounts } from './requestDiscounts.ts';

type Body = Parameters<Verb<CallOf<'quotes.save'>>>[0]['body'];
type Line = Body['lines'][number];

/** Does something for a part of the quote; what is refused is told at that part. */
const at = async <Done>(place: string, act: () => Promise<Done>): Promise<Done> => {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Refusal) || !error.details.errors) throw error;
    const errors = error.details.errors.map(each => ({ ...each, field: place + each.field }));
    const told = { message: error.message, ...(error.hi !== undefined && { hi: error.hi }) };
    throw new Refusal(error.code, told, { ...error.details, errors });
  }
};

const required = (field: string) => invalidField(field, 'required', fieldFaults.required);

const addLine = (context: InWrite, opportunityId: number, line: Line) => {
  const { id: _id, version: _version, packageId, ...rest } = line;
  if (packageId === undefined) throw required('/packageId');
  const fields: OpportunityPackageFields = { ...rest, opportunityId, packageId };
  return records.create(context, fields);
};

const changeLine = (context: InWrite, line: Line) => {
  const { id, version, ...changes } = line;
  if (id === undefined) throw notThereAt('/id');
  if (version === undefined) throw required('/version');
  return records.update(context, { id, body: { ...changes, version } });
};

const notThereAt = (field: string) => invalidField(field, 'reference', notThere.orderedPackage);

/**
 * PUT opportunities/{id}/quote: all of it or nothing. New lines come first, so that milestones stay below the price while
 * one package takes the place of another.
 * @throws Refusal 422 at `/lines/2/salesPrice` and the like, 409 with a stale version or where nobody decides a discount
 */
export const saveQuote: Verb<CallOf<'quotes.save'>> = async context => {
  const { params, body } = context;
  const writing = { ...context, query: {} };
  await dealToChange(context, params.id);
  const stored = new Set((await linesOfDeal(context, params.id)).map(({ id }) => id));
  const placed = body.lines.map((line, index) => ({ line, place: `/lines/${index}` }));
  for (const { line, place } of placed)
    if (line.id !== undefined && !stored.has(line.id)) throw notThereAt(`${place}/id`);
  for (const { line, place } of placed.filter(each => each.line.id === undefined))
    await at(place, async () => addLine(writing, params.id, line));
  for (const { line, place } of placed.filter(each => each.line.id !== undefined))
    await at(place, async () => changeLine(writing, line));
  for (const [index, { id, version }] of body.removed.entries()) {
    if (!stored.has(id)) throw notThereAt(`/removed/${index}/id`);
    await at(`/removed/${index}`, () =>
      records.remove(writing, { ids: [id], versions: { [id]: version } }),
    );
  }
  if (body.removed.length > 0) await settleDeal(writing, params.id);
  const approvalIds = body.isRequested
    ? await requestDiscounts(context, params.id, body.remark ?? null)
    : [];
  if (body.isRequested && approvalIds.length === 0)
    throw new Refusal('CONFLICT', opportunityRefusals.noDiscountToRequest);
  if (body.lines.length === 0 && body.removed.length === 0 && approvalIds.length === 0)
    context.audit.nothingChanged();
  return { lines: await linesOfDeal(context, params.id), approvalIds };
};
