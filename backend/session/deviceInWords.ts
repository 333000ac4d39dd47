import Bowser from 'bowser';

const unknown = 'Unknown device';

/** A browser as people know theirs, such as "Chrome on Windows", by what it says of itself. */
export const deviceInWords = (userAgent: string | null | undefined): string => {
  if (!userAgent) return unknown;
  const { browser, os } = Bowser.parse(userAgent);
  const words = [browser.name, os.name].filter(name => name !== undefined && name !== '');
  return words.join(' on ') || unknown;
};
