import { useEffect, useState, type ComponentType } from 'react';

/** Milliseconds before a script that did not come is asked for again. */
const pauses = [100, 400];

const pause = (milliseconds: number): Promise<void> =>
  new Promise(done => {
    setTimeout(done, milliseconds);
  });

/**
 * A part of a page whose script comes when it is first drawn, and without which the page stands: nothing is drawn until
 * then. Without a connection it waits for one, where React's `lazy` would take the page with it; a script that fails
 * again and again although there was a connection all the time is an error of the page (`CrashState`).
 *
 * @example const RowMenu = laterPart(async () => (await overlays()).RowMenu);
 */
export const laterPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  let known: ComponentType<Props> | undefined;
  return function LaterPart(props: Props) {
    const [Part, setPart] = useState(() => known);
    const [failed, setFailed] = useState<{ error: unknown }>();
    useEffect(() => {
      if (Part) return undefined;
      let [isGone, wasCutOff] = [false, false];
      const bring = async (tries = 0): Promise<void> => {
        try {
          known ??= await load();
          if (!isGone) setPart(() => known);
        } catch (error) {
          wasCutOff ||= !navigator.onLine;
          const wait = pauses[tries];
          // What just came back may not carry yet, whatever the browser says of it.
          if (wait !== undefined) await pause(wait);
          if (isGone) return;
          if (wait !== undefined && navigator.onLine) await bring(tries + 1);
          else if (!wasCutOff) setFailed({ error });
        }
      };
      const again = () => void bring();
      void bring();
      addEventListener('online', again);
      return () => {
        isGone = true;
        removeEventListener('online', again);
      };
    }, [Part]);
    if (failed) throw failed.error;
    return Part ? <Part {...props} /> : null;
  };
};
