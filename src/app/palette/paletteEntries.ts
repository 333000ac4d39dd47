import type { GetResourceLabel } from 'react-admin';
import { menuGroups, type MenuGroup } from '#contract/domain/menuGroups.ts';
import type { Text } from '#contract/model/types.ts';
import type { OfferedCommand } from '#parts/controls/offeredCommands.ts';
import type { ScreenHead } from '#contract/model/screenHead.ts';

export interface PaletteEntry {
  id: string;
  section: 'recent' | 'here' | 'pages' | 'records' | 'commands';
  label: string;
  /** The menu group of a page; what tells records of one name apart. */
  hint?: string;
  icon: string;
  /** Words in the other language that find it too. */
  also: string;
  /** It is there and cannot be done now; the hint says why. */
  isDisabled?: boolean;
  /** The key that does it on the page. */
  keyName?: string;
  /** Path of the page that it opens, as React-Admin writes it. */
  to?: string;
  run: () => void;
}

const groups: Readonly<Record<string, MenuGroup | undefined>> = menuGroups;

/** "Package family" inside a sentence is "package family"; NetSuite and FAQ keep their capitals. */
const asWord = (label: string): string =>
  /^\p{Lu}\p{Ll}+(\s|$)/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** What people call an act otherwise than the page or the new record by which it is done, in both languages. */
const alsoCalled: Readonly<Record<string, string | undefined>> = {
  'page calling-desk': 'pull next case call queue go online offline अगला मामला लें कॉल ऑनलाइन ऑफ़लाइन',
  'page manual-dialing': 'dial a number call नंबर डायल',
  'page payments':
    'collect payment record cheque receipts utr reference clear deposit slip भुगतान लें चेक रसीद संदर्भ',
  'page refunds': 'pay back money back पैसे लौटाएँ',
  'page invoices': 'tax invoice credit note proforma bill कर चालान क्रेडिट नोट',
  'page wallet-payments': 'advance wallet balance अग्रिम वॉलेट',
  'page tan-thresholds': 'tds certificate टीडीएस',
  'page bank-notices': 'bank statement reconcile utr बैंक विवरण',
  'page incentive-payouts': 'payout incentives pay भुगतान प्रोत्साहन',
  'create payments': 'collect payment record cheque भुगतान लें चेक',
  'page approvals': 'approve discount decide मंज़ूरी छूट',
  'page opportunities':
    'share payment link send package details collect payment record cheque साझा करें भुगतान लिंक पैकेज विवरण भुगतान लें चेक',
  'act add-payment': 'collect payment cheque भुगतान लें चेक',
  'act ask-approval': 'ask for a discount approval छूट मंज़ूरी',
  'act refund': 'pay back money back पैसे लौटाएँ',
  'act clear': 'clear payment cleared',
  'act share-link': 'send payment link package details sms whatsapp e-mail भेजें लिंक विवरण',
  'create client-tickets': 'raise a ticket complaint शिकायत',
};

interface Parts {
  /** Those that are in the menu of the person. */
  shown: readonly ScreenHead[];
  /** Whether they may make a record on a screen. */
  canCreate: (resource: string) => boolean;
  text: (words: Text) => string;
  labelOf: GetResourceLabel;
  createLabel: (name: string) => string;
  pathOf: (resource: string, page: 'list' | 'create') => string;
  go: (to: string) => void;
}

/** The pages of a person's menu, and a "new record" for each list where the person may make one. */
export const screenEntries = (parts: Parts): readonly PaletteEntry[] => {
  const { shown, canCreate, text, labelOf, createLabel, pathOf, go } = parts;
  const pages = shown.map((head): PaletteEntry => {
    const words = head.menu?.label ?? head.label.other;
    const group = groups[head.menu?.group ?? ''];
    const to = pathOf(head.resource, 'list');
    return {
      id: `page ${head.resource}`,
      section: 'pages',
      label: head.menu?.label ? text(words) : labelOf(head.resource),
      hint: group && text(group.label),
      icon: head.menu?.icon ?? 'file-text',
      also: [words.en, words.hi, group?.label.en, alsoCalled[`page ${head.resource}`]].join(' '),
      to,
      run: () => go(to),
    };
  });
  const creations = shown
    .filter(head => head.page === undefined && canCreate(head.resource))
    .map((head): PaletteEntry => {
      const { one } = head.label;
      const to = pathOf(head.resource, 'create');
      return {
        id: `create ${head.resource}`,
        section: 'commands',
        label: createLabel(asWord(labelOf(head.resource, 1))),
        icon: 'plus',
        also: ['new create', one.en, one.hi, alsoCalled[`create ${head.resource}`]].join(' '),
        to,
        run: () => go(to),
      };
    });
  return [...pages, ...creations];
};

/**
 * What can be done on the page that is open, under its own words. What cannot be done now stands last, and only where the page says
 * why.
 */
export const offeredEntries = (commands: readonly OfferedCommand[]): readonly PaletteEntry[] =>
  commands
    .filter(({ isDisabled = false, why }) => !isDisabled || why !== undefined)
    .toSorted((one, other) => Number(one.isDisabled ?? false) - Number(other.isDisabled ?? false))
    .map(({ name, label, icon, hint, isDisabled = false, why, keyName, run }): PaletteEntry => {
      const told = isDisabled ? why : hint;
      return {
        id: `act ${name}`,
        section: 'here',
        label,
        ...(told !== undefined && { hint: told }),
        icon: icon ?? 'arrow-right',
        also: alsoCalled[`act ${name}`] ?? alsoCalled[name] ?? '',
        ...(isDisabled && { isDisabled }),
        ...(keyName !== undefined && !isDisabled && { keyName }),
        run,
      };
    });

/** How near a name is to the search: 0 it is the search, 1 it begins with it, 2 one of its words does, 3 otherwise. */
const distance = (label: string, search: string): number => {
  const [name, wanted] = [label.toLowerCase(), search.trim().toLowerCase()];
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  return name.split(/[^\p{L}\p{M}\p{N}]+/u).some(word => word.startsWith(wanted)) ? 2 : 3;
};

/** The nearest names first, whatever list they come from; the order stays otherwise. */
export const nearestFirst = (
  entries: readonly PaletteEntry[],
  search: string,
): readonly PaletteEntry[] =>
  entries.toSorted((one, other) => distance(one.label, search) - distance(other.label, search));

/** Those that hold every word of the search, the nearest first. */
export const matchingEntries = (
  entries: readonly PaletteEntry[],
  search: string,
): readonly PaletteEntry[] => {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  const isHit = ({ label, also }: PaletteEntry) => {
    const text = `${label} ${also}`.toLowerCase();
    return words.every(word => text.includes(word));
  };
  return nearestFirst(entries.filter(isHit), search);
};
