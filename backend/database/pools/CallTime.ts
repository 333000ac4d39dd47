import { AsyncLocalStorage } from 'node:async_hooks';

/** How long one call may take. Whatever its verb asks the database for, however deep, is counted to it. */
export interface CallTime {
  /** On the clock of `performance`, in milliseconds, as `endsAt` is. */
  readonly beganAt: number;
  readonly endsAt: number;
  /** The pools that have served it already: a call that was begun there is not turned away for others before it. */
  readonly begunIn: WeakSet<object>;
  /** Answered, or committed: what still follows is not broken off. */
  isSettled: boolean;
}

const running = new AsyncLocalStorage<CallTime>();

/** @param milliseconds in which the call has to be answered */
export const beginCall = (milliseconds: number): CallTime => ({
  beganAt: performance.now(),
  endsAt: performance.now() + milliseconds,
  begunIn: new WeakSet(),
  isSettled: false,
});

/** Does a part of a call's work in its time. */
export const duringCall = <Result>(call: CallTime, work: () => Result): Result =>
  running.run(call, work);

/** The call that asks; undefined for what the server does by itself, and for what outlives its call. */
export const currentCall = (): CallTime | undefined => {
  const call = running.getStore();
  return call?.isSettled ? undefined : call;
};
