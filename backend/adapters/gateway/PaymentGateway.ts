import type { Paise } from '#contract/domain/money/paise.ts';
import type { Database } from '../../database/client.ts';

/** One thing that the gateway tells of a link; the same id is the same notice, however often it comes. */
export interface GatewayNotice {
  readonly id: string;
  readonly linkId: string;
  readonly kind: 'paid' | 'failed' | 'expired';
  /** The gateway's own name of the payment; null where it is about the link alone. */
  readonly paymentId: string | null;
  readonly amount: Paise;
  /** Why a payment failed, in the gateway's words. */
  readonly reason: string | null;
  readonly at: Date;
}

/** A callback as it goes over the wire. */
export interface SignedCallback {
  readonly linkId: string;
  readonly body: string;
  readonly signature: string;
}

export interface WantedLink {
  /** The console's own name of the link, which the gateway shows in its books. */
  readonly reference: string;
  readonly amount: Paise;
  readonly description: string;
  readonly payer: {
    readonly name: string;
    readonly email: string | null;
    readonly phone: string | null;
  };
  readonly expiresAt: Date;
}

export interface MadeLink {
  readonly externalId: string;
  readonly url: string;
}

/** Makes links by which clients pay; `db` is the transaction of the call that asks. */
export interface PaymentGateway {
  /** True when no money moves: the page of the link plays what happens, and says so. */
  readonly isSimulated: boolean;
  /** @throws Refusal UPSTREAM_UNREACHABLE */
  makeLink: (db: Database, wanted: WantedLink) => Promise<MadeLink>;
  /** Nobody can pay by it any more; what was on its way still arrives. */
  endLink: (db: Database, externalId: string) => Promise<void>;
  /** Callbacks that are due by now and were not told yet; a real gateway posts its own. */
  due: (db: Database, now: Date) => Promise<readonly SignedCallback[]>;
  /** One that was due is taken, and is not told again. */
  told: (db: Database, callback: SignedCallback) => Promise<void>;
}
