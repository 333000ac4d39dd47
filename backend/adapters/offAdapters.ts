import type { Capability } from '#contract/domain/roles/capabilities.ts';
import type { EInvoicePortal } from './eInvoices/EInvoicePortal.ts';
import type { Erp } from './erp/Erp.ts';
import type { PaymentGateway } from './gateway/PaymentGateway.ts';
import type { Hris } from './hris/Hris.ts';
import type { Mail } from './mail/Mail.ts';
import type { Messages } from './messages/Messages.ts';
import { isOff } from './standing.ts';
import type { Telephony } from './telephony/Telephony.ts';

const refuse = (capability: Capability) => (): Promise<never> => Promise.reject(isOff(capability));
const nothing = () => Promise.resolve();
const none = () => Promise.resolve([]);

/** Where no mail server is set: nothing is sent, and nobody is told that it was. */
export const offMail: Mail = { isSimulated: false, send: refuse('mail') };

export const offMessages: Messages = { isSimulated: false, send: refuse('messages') };

export const offHris: Hris = { isSimulated: false, find: refuse('hris') };

export const offErp: Erp = { isSimulated: false, push: refuse('erp') };

export const offEInvoices: EInvoicePortal = {
  isSimulated: false,
  register: refuse('einvoice'),
  cancel: refuse('einvoice'),
};

/** No link is made, and none is said to have ended that a gateway of before may still take money by. */
export const offGateway: PaymentGateway = {
  isSimulated: false,
  makeLink: refuse('gateway'),
  endLink: refuse('gateway'),
  due: none,
  told: nothing,
};

/** No call is placed. One that ran when the telephony went is ended by silence (T109) and can be disposed of. */
export const offTelephony: Telephony = {
  isSimulated: false,
  canHold: false,
  canSupervise: false,
  canPass: false,
  answer: refuse('telephony'),
  place: refuse('telephony'),
  hangUp: refuse('telephony'),
  hold: refuse('telephony'),
  supervise: refuse('telephony'),
  leave: nothing,
  dispose: nothing,
  askFor: () => Promise.resolve(undefined),
  due: none,
};
