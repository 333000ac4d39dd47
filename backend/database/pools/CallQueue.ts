import type { CallTime } from './CallTime.ts';
import { NoTime } from './NoTime.ts';

interface Bounds {
  /** Calls that may wait; a further one is refused at once. */
  readonly mostWaiting: number;
  /** Seconds after which a refused one may well be served. */
  readonly retryAfter: number;
}

/** Where calls wait for a connection: so many and no more, and each as long as it may take altogether (record 0240). */
export class CallQueue {
  readonly #bounds: Bounds;
  readonly #waits = new Map<CallTime, number>();

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** How many calls wait. */
  get waiting(): number {
    return this.#waits.size;
  }

  /** @throws NoTime for a call whose time is over. */
  refuseLate({ endsAt }: CallTime): void {
    if (performance.now() >= endsAt) throw new NoTime();
  }

  /**
   * Waits in the name of a call.
   * @param giveBack takes what comes when nobody waits for it any more
   * @throws NoTime where too many wait already, or the call's time passes meanwhile.
   */
  async wait<Got>(
    call: CallTime,
    get: () => Promise<Got>,
    giveBack: (got: Got) => void,
  ): Promise<Got> {
    this.refuseLate(call);
    const { mostWaiting, retryAfter } = this.#bounds;
    if (!call.begunIn.has(this) && this.waiting >= mostWaiting) throw new NoTime(retryAfter);
    call.begunIn.add(this);
    this.#waits.set(call, (this.#waits.get(call) ?? 0) + 1);
    const getting = get();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_done, fail) => {
      timer = setTimeout(() => fail(new NoTime(retryAfter)), call.endsAt - performance.now());
    });
    try {
      return await Promise.race([getting, late]);
    } catch (error) {
      getting.then(giveBack, () => undefined);
      throw error;
    } finally {
      clearTimeout(timer);
      const left = (this.#waits.get(call) ?? 1) - 1;
      if (left > 0) this.#waits.set(call, left);
      else this.#waits.delete(call);
    }
  }
}
