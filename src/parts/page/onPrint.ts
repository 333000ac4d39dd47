/**
 * Tells when the page is about to be printed, and when it is done. Browsers tell it by events, by the medium, or both.
 * @returns what ends it
 */
export const onPrint = (tell: (isPrinting: boolean) => void): (() => void) => {
  const medium = window.matchMedia?.('print');
  const begin = () => tell(true);
  const end = () => tell(false);
  const change = ({ matches }: MediaQueryListEvent) => tell(matches);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  medium?.addEventListener?.('change', change);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    medium?.removeEventListener?.('change', change);
  };
};
