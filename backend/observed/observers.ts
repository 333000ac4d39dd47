/** Work that takes time. Its name is one of few (a call's id, a kind of job, a service), but for a statement: there it is the text. */
export interface Step {
  readonly kind: 'call' | 'statement' | 'job' | 'clock' | 'upstream' | 'mail';
  readonly name: string;
}

/** Something that happened, in words that are one of few: never a person, a number or an address. */
export type Happening =
  | { readonly what: 'login'; readonly outcome: 'right' | 'wrong' | 'no-role' | 'throttled' }
  | { readonly what: 'throttled'; readonly by: 'address' | 'token' | 'login' | 'upstream' }
  | { readonly what: 'repeat'; readonly callId: string }
  | { readonly what: 'job'; readonly kind: string; readonly outcome: 'ended' | 'failed' }
  | { readonly what: 'upstream'; readonly service: string; readonly outcome: UpstreamOutcome }
  | { readonly what: 'backup'; readonly outcome: 'done' | 'failed' };

export type UpstreamOutcome =
  'answered' | 'timed-out' | 'unreachable' | 'failed' | 'resting' | 'too-many';

/** Whoever watches; nobody does unless a setting asks for it. */
export interface Observer {
  readonly around?: <Result>(step: Step, work: () => Result) => Result;
  readonly told?: (happening: Happening) => void;
  /** What joins a line of the log to a trace. */
  readonly ids?: () => Readonly<Record<string, string>>;
  /** What joins the work of another system to a trace. */
  readonly headers?: () => Readonly<Record<string, string>>;
}

const observers = new Set<Observer>();

/** @returns what ends it */
export const observe = (observer: Observer): (() => void) => {
  observers.add(observer);
  return () => void observers.delete(observer);
};

export const isObserved = (): boolean => observers.size > 0;

/** Does some work in the sight of whoever watches. */
export const during = <Result>(step: Step, work: () => Result): Result => {
  let run = work;
  for (const { around } of observers) {
    if (!around) continue;
    const inner = run;
    run = () => around(step, inner);
  }
  return run();
};

export const tell = (happening: Happening): void => {
  for (const { told } of observers) told?.(happening);
};

const merged = (name: 'ids' | 'headers'): Record<string, string> => {
  const all: Record<string, string> = {};
  for (const observer of observers) Object.assign(all, observer[name]?.());
  return all;
};

/** Fields that a line of the log has besides. */
export const traceIds = (): Record<string, string> => merged('ids');

/** Headers that a request to another system has besides. */
export const traceHeaders = (): Record<string, string> => merged('headers');
