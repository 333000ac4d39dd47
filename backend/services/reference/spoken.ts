/** Words with a spelling of their own; abbreviations such as RCM in `pendingAtRCM` keep theirs. */
const spellings: Readonly<Record<string, string>> = {
  amp: 'AMP',
  ios: 'iOS',
  pg: 'PG',
  sez: 'SEZ',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
};

const wordOf = (word: string): string =>
  spellings[word.toLowerCase()] ?? (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase());

const startsLarge = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/**
 * A stored value as people read it: `PENDING_APPROVAL`, `pendingApproval` and `to-bill` are "Pending approval" and "To bill".
 * What is written in words already stays as it is.
 */
export const spoken = (label: string): string => {
  const isShouted = /^[A-Z_]+$/.test(label);
  const isCode = isShouted || /^[A-Za-z]*[a-z][A-Z][A-Za-z]*$|^[a-z]+([_-][a-z]+)*$/.test(label);
  if (!isCode) return startsLarge(label);
  const words = (isShouted ? label.toLowerCase() : label)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[ _-]/)
    .map(wordOf);
  const text = words.join(' ');
  return words[0] === 'iOS' ? text : startsLarge(text);
};
