import { useEffect, useState, type ComponentType } from 'react';

/**
 * A part of a page whose script comes when it is first drawn, and without which the page stands: nothing is drawn until
 * then. Without a connection it waits for one, where React's `lazy` would take the page with it; a script that fails
 * although there was a connection all the time is an error of the page (`CrashState`).
 *
 * @param isExtra the page is whole without it, such as a hint: it stays away where its script does not come
 * @example const RowMenu = laterPart(async () => (await overlays()).RowMenu);
 */
export const laterPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isExtra = false,
): ComponentType<Props> => {
  let known: ComponentType<Props> | undefined;
  return function LaterPart(props: Props) {
    const [Part, setPart] = useState(() => known);
    const [failed, setFailed] = useState<{ error: unknown }>();
    useEffect(() => {
      if (Part) return undefined;
      let [isGone, wasCutOff] = [false, false];
      const bring = async () => {
        try {
          known ??= await load();
          if (!isGone) setPart(() => known);
        } catch (error) {
          wasCutOff ||= !navigator.onLine;
          if (!isGone && !wasCutOff && !isExtra) setFailed({ error });
        }
      };
      void bring();
      addEventListener('online', bring);
      return () => {
        isGone = true;
        removeEventListener('online', bring);
      };
    }, [Part]);
    if (failed) throw failed.error;
    return Part ? <Part {...props} /> : null;
  };
};
