import Type, { type Static } from 'typebox';
import { alsoAs, alsoWith, filled, keys, listOf, mapOf, may, needed } from './keys.ts';
import { condition, scalar } from './condition.ts';
import { names, parameterForm, path, pathForm, paths } from './names.ts';
import { call } from './registered.ts';
import { text } from './text.ts';

export const parameter = Type.String({ $id: 'parameter', pattern: parameterForm });

export const place = keys(
  {
    in: needed(Type.Enum(['path', 'query', 'body']), 'The part of the request.'),
    as: needed(parameter, 'Its name in that part.'),
  },
  { $id: 'place', description: 'Where a value goes in the request.' },
);

/** A name in the query, the path or the body of a call. */
export type Place = Static<typeof place>;

export const query = mapOf(scalar, { $id: 'query', propertyNames: { pattern: parameterForm } });

export const messages = keys(
  {
    success: may(text, "After success. Default: 'Action successfully completed!'."),
    error: may(text, 'After a failure without a message from the server.'),
    partial: may(text, 'When some of several records failed; `{ok}` and `{failed}` are counts.'),
  },
  { $id: 'messages', description: 'Messages after a call.', minProperties: 1 },
);

export type MessagesFile = Static<typeof messages>;

const wholeListCall = keys(
  {
    call: needed(call, 'Id of the call.'),
    query: may(query, 'Fixed query values sent with every request.'),
    param: may(
      alsoAs(mapOf(parameter, { propertyNames: { pattern: pathForm } }), paths),
      'Filter fields that have a query parameter of their own; in a list, those whose parameter has their name.',
    ),
  },
  { $id: 'listCall', description: 'Reads a page of records. Its id alone is enough.' },
);

export const listCall = alsoAs(wholeListCall, call);

export type ListCallFile = Static<typeof listCall>;

const wholeRecordCall = keys(
  {
    call: needed(call, 'Id of the call.'),
    instead: may(
      listOf(
        keys({
          when: needed(condition, 'The condition on the new record for this call to save it.'),
          call: needed(call, 'Id of the call; it takes the same values as the usual one.'),
        }),
        { minItems: 1 },
      ),
      'For `create`: calls that replace it; the first whose condition the new record meets is used, on the page and on the server.',
    ),
    id: may(
      place,
      'Where the id goes. Default: `id` in the path; for `remove`, `ids` in the body.',
    ),
    version: may(
      place,
      'Where the version goes, for `update` and `remove`. Default: `version` in the body; for `remove`, `versions`.',
    ),
    query: may(query, 'Fixed query values.'),
    messages: may(messages),
    reread: may(
      Type.Integer({ minimum: 1 }),
      'For `update`: milliseconds after a change when record and lists are read once more, for services with slow caches.',
    ),
  },
  { $id: 'recordCall', description: 'Reads or changes one record. Its id alone is enough.' },
);

export const recordCall = alsoAs(wholeRecordCall, call);

export type RecordCallFile = Static<typeof recordCall>;

const recordCalls = {
  get: may(recordCall, 'Reads one record. Default: the list with `filters=<key>==<id>`.'),
  create: may(recordCall, 'Creates a record.'),
  update: may(recordCall, 'Changes a record.'),
  remove: may(
    recordCall,
    'Removes records; `id` places the list of ids, `version` the map from id to version.',
  ),
};

const wholeData = keys(
  {
    key: may(path, "Field that is the record's id. Default: `id`."),
    removal: may(
      Type.Enum(['soft', 'hard']),
      '`soft`: a removed record can be restored. Default: `hard`.',
    ),
    calls: may(
      keys({
        list: needed(listCall),
        ...recordCalls,
      }),
      'Calls of `contract/calls`, with everything that differs from the conventions in ARCHITECTURE.md.',
    ),
  },
  {
    $id: 'data',
    description:
      'Where the records come from. Without calls the generic store serves the screen at `/console/v1/records/<resource>`.',
  },
);

/** A file may name the calls beside the rest. */
export const data = alsoWith(wholeData, { list: may(listCall), ...recordCalls });

export type DataFile = Static<typeof data>;

export const tell = keys(
  {
    label: filled(text, 'What happens, as people choose it. Default: its name in words.'),
    when: needed(
      condition,
      'Holds for the record after the change that is told; `previous` is the record before it. A change that leaves it as it was has `changed` false.',
    ),
    to: may(
      names,
      'Receivers of the setting `WEBHOOK_RECEIVERS` that are told without anyone subscribing them. Default: nobody.',
    ),
  },
  {
    $id: 'tell',
    description:
      'An event of the records that programs can be told of, beside that one was created, changed or removed. The service account that is named like a receiver says what it may see.',
  },
);

/** An event that programs are told of. */
export type TellFile = Static<typeof tell>;
