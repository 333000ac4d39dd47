import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { useOnline } from './useOnline.ts';

/**
 * A part of the frame that comes later and that no page waits for. Nothing is there until it has come; what could not
 * be fetched takes nothing else away, and is asked for again when the connection is back.
 *
 * @example const HelpDoor = door(async () => (await help()).HelpDialog);
 */
export const door = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  let known: ComponentType<Props> | undefined;
  const Door = (props: Props) => {
    const [Part, setPart] = useState(() => known);
    const [isLost, setLost] = useState(false);
    const isOnline = useOnline();
    useEffect(() => {
      // What was lost on the way is asked for once more at once, and whenever the connection comes back.
      if (Part || (isLost && !isOnline)) return undefined;
      let isGone = false;
      const show = (part: ComponentType<Props>) => {
        known = part;
        if (!isGone) setPart(() => part);
      };
      load().then(show, () => setLost(true));
      return () => {
        isGone = true;
      };
    }, [Part, isLost, isOnline]);
    if (!Part) return null;
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
  return Door;
};
