import Type from 'typebox';
import { shareChannels, shareKinds } from '../../domain/sharing/shareKinds.ts';
import { clearable, idParams, phoneNumber, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';

const moment = Type.String({ format: 'date-time' });
const orNull = <Value extends Type.TSchema>(value: Value) => Type.Union([value, Type.Null()]);
const text = orNull(Type.String());
const paise = Type.Integer({ minimum: 0, description: 'In paise, with GST' });

/** To whom something goes, how, and what is written above it; every call that sends to a client takes these. */
export const sendingFields = {
  contactId: Type.Optional(rowId),
  /** E-mail without it. */
  channel: Type.Optional(Type.Enum([...shareChannels])),
  /** An e-mail address or phone number in place of the contact's own. */
  address: Type.Optional(Type.String({ minLength: 1, maxLength: 254 })),
  note: Type.Optional(Type.String({ maxLength: 1000 })),
};

/** What a payment link asks for; without any of it what is left of the deal. */
export const paymentFields = {
  milestoneId: clearable(rowId),
  /** Paise, with GST and TDS. */
  amount: clearable(Type.Integer({ minimum: 100, maximum: 99_999_999_900 })),
  tdsPercentage: clearable(Type.Number({ minimum: 0, maximum: 10 })),
  pincode: clearable(Type.String({ maxLength: 10 })),
};

/** Someone of the account, with what of them can be reached. */
const recipient = Type.Object({
  contactId: rowId,
  name: Type.String(),
  phone: orNull(phoneNumber),
  email: text,
  isVerified: Type.Boolean(),
  /** Not to be reached by phone. */
  isDnd: Type.Boolean(),
});

/** A package of the deal as the client is told of it; it is described by `PackageDetails`. */
const shownPackage = Type.Object({
  id: rowId,
  name: Type.String(),
  displayName: Type.Optional(Type.String()),
  description: Type.Optional(Type.String()),
  durationDays: Type.Optional(Type.Integer()),
  quantity: Type.Integer(),
  cityName: Type.Optional(Type.String()),
  salesPaise: Type.Integer(),
  products: Type.Array(Type.Object({ name: Type.String(), quantity: Type.Integer() })),
});

/** What went out for a deal; its moments are `ShareFacts`. */
const sent = Type.Object({
  id: rowId,
  kind: Type.Enum([...shareKinds]),
  channel: Type.Enum([...shareChannels]),
  recipientName: text,
  /** A mail address; null where it went to a phone. */
  email: text,
  phone: orNull(phoneNumber),
  byName: text,
  /** What the client pays by it. */
  net: orNull(paise),
  sentAt: moment,
  openedAt: orNull(moment),
  failedAt: orNull(moment),
  paidAt: orNull(moment),
  clearedAt: orNull(moment),
  refusedAt: orNull(moment),
  endedAt: orNull(moment),
  expiresAt: orNull(moment),
});

/** What goes out to clients and what became of it (decision record 0141). */
export const sharingCalls = [
  defineCall({
    id: 'sharing.get',
    method: 'GET',
    path: '/console/v1/opportunities/{id}/sharing',
    kind: 'read',
    access: 'signed-in',
    summary:
      'Whom something of an opportunity can be sent to, what is left to pay, its packages, and what went out before',
    source: 'part 1 §7, part 3 §7, decision record 0141',
    params: idParams,
    answer: Type.Object({
      name: Type.String(),
      line: Type.Enum(['owner', 'broker', 'builder', 'tenant']),
      /** As the words to the client name the sender and the marketplace. */
      sender: Type.String(),
      product: Type.String(),
      /** How the address of a link begins. */
      link: Type.String(),
      /** Whether each channel is set up here; what is simulated reaches nobody. */
      channels: Type.Array(
        Type.Object({
          channel: Type.Enum([...shareChannels]),
          standing: Type.Enum(['real', 'simulated', 'off']),
        }),
      ),
      /** The last day of a link that is made today. */
      until: Type.String({ format: 'date' }),
      /** The account itself is not to be reached by phone. */
      isDnd: Type.Boolean(),
      recipients: Type.Array(recipient),
      /** Paise that no milestone asks for and that are neither paid nor being collected. */
      left: paise,
      milestones: Type.Array(Type.Object({ id: rowId, name: Type.String(), due: paise })),
      /** The billing address has no PIN code, without which nothing is collected (T91). */
      needsPincode: Type.Boolean(),
      packages: Type.Array(shownPackage),
      sent: Type.Array(sent),
    }),
  }),
] as const;

/** Nothing else is sent with it. */
export const shareLinkBody = strictObject({
  opportunityId: rowId,
  ...sendingFields,
  ...paymentFields,
});
