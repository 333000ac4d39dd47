import Type, { type Static } from 'typebox';
import { keys, may, needed } from './keys.ts';
import { condition, operands } from './condition.ts';
import { name, path } from './names.ts';
import { call } from './registered.ts';

export const by = Type.Union([path, condition], {
  $id: 'by',
  description:
    'A field that holds the id of the record, or a condition on the other records, in which `record` is that of the page.',
});

/** A field that holds the record's key, or a condition on the other records. */
export type ByFile = Static<typeof by>;

export const askedCall = keys(
  {
    call: needed(call, 'Id of a call that reads.'),
    path: may(operands, "Values in the path. Default: `id` is the record's."),
    query: may(operands, 'Values in the query.'),
  },
  { $id: 'askedCall', description: 'A call for one record.' },
);

/** A call for one record. */
export type AskedCallFile = Static<typeof askedCall>;

const partsOfList = keys(
  {
    list: needed(name, 'The screen whose records are the parts.'),
    by: needed(by, 'The records to show.'),
    title: needed(path, 'Field with the name of a part.'),
    amount: needed(path, 'Field with the share of the part in the figure.'),
    note: may(path, 'Field shown below the name.'),
  },
  { $id: 'partsOfList', description: 'Parts that are records of a screen.' },
);

const partsOfCall = keys(
  {
    call: needed(askedCall, 'The call that returns the parts.'),
    rows: may(path, 'Where they are in its answer. Default: `results`.'),
    title: needed(path, 'Field with the name of a part.'),
    amount: needed(path, 'Field with the share of the part in the figure.'),
    note: may(path, 'Field shown below the name.'),
  },
  { $id: 'partsOfCall', description: 'Parts that a call returns.' },
);

export const parts = Type.Union([partsOfList, partsOfCall], {
  $id: 'parts',
  description: 'The parts of a figure. The figure opens to show them, and they are loaded then.',
});

/** Rows that a figure is the sum of: records of another screen, or rows in the answer of a call. */
export type PartsFile = Static<typeof parts>;
