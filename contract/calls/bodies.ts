import Type, { type TObject, type TProperties, type TSchema } from 'typebox';

/** An id of a row. */
export const rowId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** A client's phone number: masked where it leaves for someone whose numbers are masked (T89). */
export const phoneNumber = Type.String({ format: 'phone' });

/** A number of our own people, which everyone is told whole. */
export const workPhone = Type.String({ format: 'work-phone' });

export const idParams = Type.Object({ id: rowId });

const strict = { additionalProperties: false } as const;

/** An object that refuses every field it does not name. */
export const strictObject = <Fields extends TProperties>(fields: Fields): TObject<Fields> =>
  Type.Object(fields, strict);

/** May be absent; null means that the field has no value (decision T74: clearing is an explicit act). */
export const clearable = <Value extends TSchema>(value: Value) =>
  Type.Optional(Type.Union([value, Type.Null()]));

/** The body of every removal: all of the ids are removed, or none. */
export const removeBody = strictObject({
  ids: Type.Array(rowId, { minItems: 1, maxItems: 1000, uniqueItems: true }),
  /** By id: a record that has another version by now stays, and with it all of them. */
  versions: Type.Optional(
    Type.Record(Type.String({ pattern: '^[1-9]\\d{0,15}$' }), Type.Integer(), strict),
  ),
});

export const removeAnswer = Type.Object({
  results: Type.Array(Type.Object({ id: rowId, status: Type.Literal('removed') })),
});
