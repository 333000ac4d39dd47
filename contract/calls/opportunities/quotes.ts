import Type from 'typebox';
import packageSchema from '#form-schemas/opportunity-package.schema.json' with { type: 'json' };
import { clientWriters } from '../../domain/clients/clientWriters.ts';
import { maxLines } from '../../domain/opportunities/quoteLines.ts';
import { clearable, idParams, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { answerOf } from '../recordSchemas.ts';
import type { OpportunityPackage } from '../recordTypes.ts';
import { orNone } from '../orNone.ts';

const paise = Type.Integer({
  minimum: 0,
  maximum: 1_000_000_000_000,
  description: 'In paise, without GST',
});
const days = Type.Integer({ minimum: 1, maximum: 3650 });
const day = Type.String({ format: 'date' });
const remark = Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' });

/** A package of the deal, as its own calls present it. */
const ordered = Type.Unsafe<OpportunityPackage>(answerOf(packageSchema));

/** A package that the deal can take today, at the rate that a line of it begins with. */
const offered = Type.Object({
  packageId: rowId,
  packageName: Type.String(),
  packageFamilyName: Type.String(),
  /** Of one piece, in the city of the deal. */
  rate: paise,
  days: orNone(Type.Integer()),
  startDateMandatory: Type.Boolean(),
});

/** A level of the discount matrix of the client, with the people whom a request of this person would reach. */
const level = Type.Object({
  level: Type.Integer(),
  /** Basis points of the rate. */
  untilBp: Type.Integer(),
  dealUntilPaise: orNone(Type.Integer()),
  /** Hours that half of the last 20 discounts that the level decided took; absent where it decided none. */
  typicalHours: orNone(Type.Number()),
  steps: Type.Array(
    Type.Object({ role: Type.Enum(['reviewer', 'approver']), names: Type.Array(Type.String()) }),
  ),
});

/** A line that is new (with a package) or stored (with id and version); what is absent stays as it is. */
const line = strictObject({
  id: Type.Optional(rowId),
  version: Type.Optional(Type.Integer({ minimum: 1 })),
  packageId: Type.Optional(rowId),
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  /** Of all pieces; null or absent on a new line: the rate. */
  salesPrice: clearable(paise),
  promotedDays: clearable(days),
  startDate: clearable(day),
});

/** All packages of a deal as one quote, read and saved together (decision record 0090). */
export const quoteCalls = [
  defineCall({
    id: 'quotes.get',
    method: 'GET',
    path: '/console/v1/opportunities/{id}/quote',
    kind: 'read',
    access: clientWriters,
    summary:
      'The packages of an opportunity, what it can take today and at which rate, and who decides which discount',
    source: 'part 1 §2, §4, T39, decision record 0090',
    params: idParams,
    answer: Type.Object({
      lines: Type.Array(ordered),
      offered: Type.Array(offered),
      levels: Type.Array(level),
      cityName: orNone(Type.String()),
      /** Milestones that ask for something, for the GST of the deal; `settled` is GST that stays as it is. */
      milestones: Type.Array(
        Type.Object({
          amount: Type.Integer(),
          isTaxed: Type.Boolean(),
          settled: Type.Optional(Type.Integer()),
        }),
      ),
      isRestTaxed: Type.Boolean(),
    }),
  }),
  defineCall({
    id: 'quotes.save',
    method: 'PUT',
    path: '/console/v1/opportunities/{id}/quote',
    kind: 'change',
    access: clientWriters,
    summary:
      'Add, change and remove packages of an opportunity in one step, and request the discounts that need approval',
    source: 'part 1 §2, §4, T39, decision record 0090',
    params: idParams,
    body: strictObject({
      lines: Type.Array(line, { maxItems: maxLines }),
      removed: Type.Array(strictObject({ id: rowId, version: Type.Integer({ minimum: 1 }) }), {
        maxItems: maxLines,
      }),
      /** Whether discounts that need approval are requested with it, and why. */
      isRequested: Type.Boolean(),
      remark: clearable(remark),
    }),
    answer: Type.Object({
      lines: Type.Array(ordered),
      /** The requests that were sent. */
      approvalIds: Type.Array(rowId),
    }),
  }),
] as const;
