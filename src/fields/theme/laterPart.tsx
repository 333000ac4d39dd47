import { lazy, Suspense, type ComponentType } from 'react';

/**
 * A part of rjsf's theme whose script comes when a form first draws it. A function, since rjsf takes nothing else for a
 * widget; and not through `later`, since it says no words of the console.
 */
export const laterPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  // React types what is lazy by its props without their own defaults.
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return function LaterPart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
};
