import type { CallTime } from './CallTime.ts';
import { NoTime } from './NoTime.ts';

interface Bounds {
  /** Connections that calls may hold at once. */
  readonly connections: number;
  /** Calls that may wait; a further one is refused at once. */
  readonly mostWaiting: number;
  /** Seconds after which a refused one may well be served. */
  readonly retryAfter: number;
}

interface Waiter {
  readonly call: CallTime;
  readonly go: () => void;
}

/**
 * Where calls wait for a connection: so many and no more, and each as long as it may take altogether. The call that began first
 * goes first, so that one with many statements does not wait behind all others for each of them (record 0240).
 */
export class CallQueue {
  readonly #bounds: Bounds;
  readonly #waits = new Map<CallTime, number>();
  readonly #line: Waiter[] = [];
  #taken = 0;

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
   * Waits in the name of a call. What it gets is taken until `release`.
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
    const isFull = !this.#isFree() && this.waiting >= mostWaiting;
    if (isFull && !call.begunIn.has(this)) throw new NoTime(retryAfter);
    call.begunIn.add(this);
    this.#waits.set(call, (this.#waits.get(call) ?? 0) + 1);
    const turn = this.#turn(call);
    const getting = turn.come.then(get);
    getting.catch(() => this.release());
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_done, fail) => {
      timer = setTimeout(() => fail(new NoTime(retryAfter)), call.endsAt - performance.now());
    });
    try {
      return await Promise.race([getting, late]);
    } catch (error) {
      turn.leave();
      getting.then(giveBack, () => undefined);
      throw error;
    } finally {
      clearTimeout(timer);
      const left = (this.#waits.get(call) ?? 1) - 1;
      if (left > 0) this.#waits.set(call, left);
      else this.#waits.delete(call);
    }
  }

  /** What a call got is free again. */
  release(): void {
    this.#taken -= 1;
    this.#next();
  }

  #isFree(): boolean {
    return this.#taken < this.#bounds.connections && this.#line.length === 0;
  }

  #turn(call: CallTime): { come: Promise<void>; leave: () => void } {
    let waiter: Waiter | undefined;
    const come = new Promise<void>(go => {
      waiter = { call, go };
      this.#line.push(waiter);
    });
    this.#next();
    return {
      come,
      leave: () => {
        const at = waiter ? this.#line.indexOf(waiter) : -1;
        if (at >= 0) this.#line.splice(at, 1);
      },
    };
  }

  #next(): void {
    while (this.#taken < this.#bounds.connections && this.#line.length > 0) {
      const first = this.#line.reduce((one, other) =>
        other.call.beganAt < one.call.beganAt ? other : one,
      );
      this.#line.splice(this.#line.indexOf(first), 1);
      this.#taken += 1;
      first.go();
    }
  }
}
