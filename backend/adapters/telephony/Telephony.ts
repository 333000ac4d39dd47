import type { IncomingNoticeKind } from '#contract/domain/calling/incoming.ts';
import type { NoticeKind } from '#contract/domain/calling/callMachine.ts';
import type { Database } from '../../database/client.ts';

/** One thing that the telephony tells of a call; the same id is the same notice, however often it comes. */
export interface TelephonyNotice {
  readonly id: string;
  readonly communicationId: string;
  readonly kind: NoticeKind;
  readonly at: Date;
}

/** A call that is to be placed: the agent's phone first, then the client's. */
export interface Placement {
  readonly communicationId: string;
  readonly fromNo: string;
  readonly toNo: string;
  /** 31 for broker, 18 for the other lines (T111). */
  readonly sourceId: number;
  readonly callType: 'manual' | 'campaign';
  readonly at: Date;
}

/** A call as the telephony knows it: by its id and by the phone of the agent, who has one call at a time. */
export interface PlacedCall {
  readonly communicationId: string;
  readonly agentPhone: string;
  readonly at: Date;
}

/** Someone who steps into a call of another: their phone, and whom they hear and speak to. */
export interface Listener {
  readonly communicationId: string;
  readonly phone: string;
  readonly mode: 'listen' | 'whisper' | 'barge';
  readonly at: Date;
}

/** A line that rings, or whose caller gave up: whose phone it is and who calls. */
export interface IncomingNotice {
  readonly communicationId: string;
  readonly kind: IncomingNoticeKind;
  readonly fromNo: string;
  readonly agentPhone: string;
  readonly at: Date;
}

export interface Disposition {
  readonly agentPhone: string;
  readonly disposition: string;
  readonly subDisposition: string | null;
}

/**
 * Places and ends phone calls. `db` is the transaction of the call that asks: the embedded telephony keeps its state in
 * it, a real one is asked once it is committed, so that a write that is taken back dials nobody.
 */
export interface Telephony {
  /** True when nobody's phone rings: calls are played by the console itself and say so. */
  readonly isSimulated: boolean;
  /** Whether a call can be held. */
  readonly canHold: boolean;
  /** @param onFailure hears of a call that could not be placed once the transaction is committed. */
  place: (db: Database, call: Placement, onFailure: () => Promise<void>) => Promise<void>;
  hangUp: (db: Database, call: PlacedCall) => Promise<void>;
  hold: (db: Database, call: PlacedCall, isHeld: boolean) => Promise<void>;
  /** Whether someone can step into a call of another. */
  readonly canSupervise: boolean;
  /** Connects a phone to a call that runs, or changes how. @throws Refusal where the call is over for the telephony */
  supervise: (db: Database, listener: Listener) => Promise<void>;
  /** Takes a phone out of a call. */
  leave: (db: Database, listener: Pick<Listener, 'communicationId' | 'phone'>) => Promise<void>;
  /** Lets a line ring, where calls are played; a real telephony tells of its own. */
  ring?: (fromNo: string, agentPhone: string, at: Date) => IncomingNotice;
  /** The agent has taken a line that rings. A real phone is answered by hand. */
  answer: (db: Database, call: PlacedCall & { readonly fromNo: string }) => Promise<void>;
  /** Whether a line that rings can be passed on from here. */
  readonly canPass: boolean;
  /** Tells the telephony how a call was disposed of, which ends the agent's time after it. */
  dispose: (db: Database, disposition: Disposition) => Promise<void>;
  /** The last that it knows of a call; undefined where it cannot be asked. */
  askFor: (
    db: Database,
    communicationId: string,
    now: Date,
  ) => Promise<TelephonyNotice | undefined>;
  /** Notices that are due by now and were not told yet; a real telephony posts its own. */
  due: (db: Database, now: Date) => Promise<readonly TelephonyNotice[]>;
}
