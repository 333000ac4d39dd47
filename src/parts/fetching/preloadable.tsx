import { lazy, useState, type ComponentType } from 'react';

/** A component that comes with another part of the script. */
export interface Preloadable<Props extends object> {
  readonly Component: ComponentType<Props>;
  /** Fetches it, so that it can be drawn at once. */
  readonly bring: () => Promise<unknown>;
}

/**
 * React's `lazy`, but what has been brought before is drawn without a moment of waiting: React would show what stands
 * in for it for 300 ms, however soon it comes.
 */
export const preloadable = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Preloadable<Props> => {
  let known: ComponentType<Props> | undefined;
  const bring = async () => (known ??= await load());
  const Waiting = lazy(async () => ({ default: await bring() }));
  const Component = (props: Props) => {
    // What it began with stays: another component in its place would forget its state.
    const [Shown] = useState<ComponentType<Props>>(
      () => known ?? (Waiting as ComponentType<Props>),
    );
    return <Shown {...props} />;
  };
  return { Component, bring };
};
