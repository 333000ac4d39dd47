import type { Text } from '../../model/files/screenFile.ts';
import type { Line } from '../lines.ts';
import type { TileSet } from './tileSets.ts';

/** What the rows of a tile are. */
export const tileSources = [
  'opportunities',
  'payments',
  'termsheets',
  'approvals',
  'mortgagePartners',
] as const;
export type TileSource = (typeof tileSources)[number];

/** A number of rows that a person works on; its list is at `/list/{keyName}` (part 1 section 2, decision T128). */
export interface Tile {
  readonly set: TileSet;
  readonly source: TileSource;
  /** `{product}` is filled with the product's name. */
  readonly label: Text;
  /** What it counts, told at the tile and above its list: the specification names tiles and explains none. */
  readonly help: Text;
  /** A name of `contract/model/iconNames.ts`. */
  readonly icon: string;
  /** Some of its rows can be overdue, which is told beside the number. */
  readonly canBeOverdue?: true;
  /** Its list has a column that says why each row stands there. */
  readonly hasReason?: true;
  /** Dashboards of the lines that show it; the order there is that of `lineTiles`. */
  readonly lines: readonly Line[];
}

const everyLine: readonly Line[] = ['owner', 'broker', 'builder', 'tenant'];

/**
 * Every tile by its `keyName`, in the order of the sets of part 1 section 2. What a row has to meet is written once for
 * count and list, in `backend/services/dashboards`; the words here say the same.
 */
export const tiles = {
  followup: {
    set: 'cases',
    source: 'opportunities',
    label: { en: 'Follow-up', hi: 'फ़ॉलो-अप' },
    help: {
      en: 'Open cases in a follow-up status whose time is today or has passed',
      hi: 'फ़ॉलो-अप वाले खुले मामले जिनका समय आज है या बीत चुका है',
    },
    icon: 'phone-call',
    canBeOverdue: true,
    lines: everyLine,
  },
  specialfollowup: {
    set: 'cases',
    source: 'opportunities',
    label: { en: 'Special follow-up', hi: 'विशेष फ़ॉलो-अप' },
    help: {
      en: 'Follow-ups of today whose client is hot, or that are in Special follow-up',
      hi: 'इनमें से वे जिनका ग्राहक हॉट है, या जो विशेष फ़ॉलो-अप में हैं',
    },
    icon: 'star',
    canBeOverdue: true,
    lines: everyLine,
  },
  renewal: {
    set: 'cases',
    source: 'opportunities',
    label: { en: 'Renewal', hi: 'नवीनीकरण' },
    help: {
      en: 'Open cases in a renewal status that carry a renewal tag',
      hi: 'नवीनीकरण स्थिति वाले खुले मामले जिन पर नवीनीकरण टैग है',
    },
    icon: 'repeat',
    canBeOverdue: true,
    lines: ['owner', 'broker', 'builder'],
  },
  closed: {
    set: 'cases',
    source: 'opportunities',
    label: { en: 'Closed', hi: 'बंद' },
    help: { en: 'Opportunities closed this month', hi: 'इस महीने बंद हुए अवसर' },
    icon: 'handshake',
    lines: everyLine,
  },
  product: {
    set: 'products',
    source: 'opportunities',
    label: { en: '{product} product', hi: '{product} उत्पाद' },
    help: {
      en: 'Open opportunities that have a package of {product}',
      hi: 'खुले अवसर जिनमें {product} का कोई पैकेज है',
    },
    icon: 'package',
    lines: [],
  },
  salesconnect: {
    set: 'products',
    source: 'opportunities',
    label: { en: 'Sales connect', hi: 'सेल्स कनेक्ट' },
    help: {
      en: 'Open opportunities whose client was reached by phone in the last 7 days',
      hi: 'खुले अवसर जिनके ग्राहक से पिछले 7 दिनों में फ़ोन पर बात हुई',
    },
    icon: 'headset',
    lines: ['owner', 'broker', 'tenant'],
  },
  linksent: {
    set: 'links',
    source: 'opportunities',
    label: { en: 'Link sent', hi: 'लिंक भेजा गया' },
    help: {
      en: 'Open cases in owner calling in a link-sent status',
      hi: 'मालिक कॉलिंग के खुले मामले जो लिंक भेजे जाने की स्थिति में हैं',
    },
    icon: 'link',
    canBeOverdue: true,
    lines: ['owner'],
  },
  linksentpaymentfailed: {
    set: 'links',
    source: 'opportunities',
    label: { en: 'Link sent, payment failed', hi: 'लिंक भेजा, भुगतान विफल' },
    help: {
      en: 'Cases with a link sent whose payment failed in the last 8 days',
      hi: 'इनमें से वे जिनका भुगतान पिछले 8 दिनों में विफल हुआ',
    },
    icon: 'triangle-alert',
    canBeOverdue: true,
    hasReason: true,
    lines: ['owner'],
  },
  activationpending: {
    set: 'links',
    source: 'opportunities',
    label: { en: 'Activation pending', hi: 'सक्रियता बाकी' },
    help: {
      en: 'Closed opportunities with a product that is not active yet, or could not be activated',
      hi: 'बंद अवसर जिनका कोई उत्पाद अभी नहीं चल रहा या शुरू नहीं हो सका',
    },
    icon: 'hourglass',
    lines: everyLine,
  },
  activationcomplete: {
    set: 'links',
    source: 'opportunities',
    label: { en: 'Activation complete', hi: 'सक्रियता पूरी' },
    help: {
      en: 'Opportunities closed in the last 30 days whose products are all active',
      hi: 'पिछले 30 दिनों में बंद हुए अवसर जिनके सभी उत्पाद शुरू हो चुके हैं',
    },
    icon: 'circle-check',
    lines: everyLine,
  },
  termsheetapprovalpending: {
    set: 'termsheets',
    source: 'termsheets',
    label: { en: 'Pending termsheet approval', hi: 'टर्मशीट की मंज़ूरी बाकी' },
    help: { en: 'Termsheets that are waiting at RCM', hi: 'RCM के पास रुकी टर्मशीट' },
    icon: 'file-text',
    lines: ['builder'],
  },
  paymentapproved: {
    set: 'payments',
    source: 'payments',
    label: { en: 'Payment approved', hi: 'भुगतान मंज़ूर' },
    help: {
      en: 'Payments approved this month. Some of the rejected ones count here, too',
      hi: 'इस महीने के मंज़ूर भुगतान। कुछ अस्वीकृत भुगतान भी यहाँ गिने जाते हैं',
    },
    icon: 'indian-rupee',
    lines: [],
  },
  paymentrejected: {
    set: 'payments',
    source: 'payments',
    label: { en: 'Payment rejected', hi: 'भुगतान अस्वीकृत' },
    help: {
      en: 'Rejected payments. Some of them also count under approved or sent back',
      hi: 'अस्वीकृत भुगतान। इनमें से कुछ मंज़ूर या वापस भेजे गए में भी गिने जाते हैं',
    },
    icon: 'circle-x',
    lines: ['broker', 'builder'],
  },
  paymentpending: {
    set: 'payments',
    source: 'payments',
    label: { en: 'Payment pending', hi: 'भुगतान बाकी' },
    help: {
      en: 'Payments in progress; overdue after 30 days. Some of them also count under sent back',
      hi: 'प्रक्रिया में भुगतान; 30 दिन बाद विलंबित। इनमें से कुछ वापस भेजे गए में भी गिने जाते हैं',
    },
    icon: 'wallet',
    canBeOverdue: true,
    lines: ['broker', 'builder', 'tenant'],
  },
  discountapprovalpending: {
    set: 'discounts',
    source: 'approvals',
    label: { en: 'Discount approvals pending', hi: 'छूट की मंज़ूरी बाकी' },
    help: {
      en: 'Undecided discount requests from you and your team, and those that you decide',
      hi: 'आपके और आपकी टीम के छूट के अनुरोध जिन पर फ़ैसला नहीं हुआ, और वे जिन पर फ़ैसला आपको करना है',
    },
    icon: 'badge-percent',
    lines: ['broker', 'builder'],
  },
  discountreviewpending: {
    set: 'discounts',
    source: 'approvals',
    label: { en: 'Discount reviews pending on me', hi: 'मेरे पास छूट की समीक्षा बाकी' },
    help: {
      en: 'Discount requests waiting for your review',
      hi: 'छूट के अनुरोध जो आपकी समीक्षा की प्रतीक्षा में हैं',
    },
    icon: 'scan-search',
    lines: [],
  },
  mortgageonboarding: {
    set: 'mortgage',
    source: 'mortgagePartners',
    label: { en: 'Mortgage onboarding', hi: 'होम लोन ऑनबोर्डिंग' },
    help: {
      en: 'Mortgage partners created or in progress',
      hi: 'होम लोन भागीदार जो बनाए गए हैं या प्रक्रिया में हैं',
    },
    icon: 'landmark',
    lines: [],
  },
  mortgagerefill: {
    set: 'mortgage',
    source: 'mortgagePartners',
    label: { en: 'Mortgage refill', hi: 'होम लोन फिर से भरना' },
    help: {
      en: 'Mortgage partners who have to enter their details again',
      hi: 'होम लोन भागीदार जिन्हें अपना विवरण फिर से भरना है',
    },
    icon: 'pencil-line',
    lines: [],
  },
  mortgagebankupdate: {
    set: 'mortgage',
    source: 'mortgagePartners',
    label: { en: 'Mortgage bank update', hi: 'होम लोन बैंक अपडेट' },
    help: {
      en: 'Onboarded mortgage partners who asked to change their bank details',
      hi: 'ऑनबोर्ड हुए होम लोन भागीदार जिन्होंने बैंक विवरण बदलने को कहा है',
    },
    icon: 'refresh-cw',
    lines: [],
  },
  paymentsentback: {
    set: 'home',
    source: 'payments',
    label: { en: 'Payments sent back', hi: 'वापस भेजे गए भुगतान' },
    help: {
      en: 'Payments sent back to RAM: correct them and send them again',
      hi: 'RAM को वापस भेजे गए भुगतान: सुधारकर फिर भेजें',
    },
    icon: 'undo-2',
    lines: [],
  },
  termsheetsentback: {
    set: 'home',
    source: 'termsheets',
    label: { en: 'Termsheets sent back', hi: 'वापस भेजी गई टर्मशीट' },
    help: {
      en: 'Termsheets sent back to RAM: correct them and send them again',
      hi: 'RAM को वापस भेजी गई टर्मशीट: सुधारकर फिर भेजें',
    },
    icon: 'rotate-ccw',
    lines: [],
  },
  termsheetnew: {
    set: 'home',
    source: 'termsheets',
    label: { en: 'Termsheets to send', hi: 'भेजने के लिए टर्मशीट' },
    help: {
      en: 'New termsheets that have not been sent to RCM yet',
      hi: 'नई टर्मशीट जो अभी RCM को नहीं भेजी गईं',
    },
    icon: 'send',
    lines: [],
  },
} as const satisfies Record<string, Tile>;

export type TileKey = keyof typeof tiles;

export const tileKeys = Object.keys(tiles) as readonly TileKey[];

export const isTileKey = (text: string): text is TileKey => Object.hasOwn(tiles, text);

/** The tile of a key, without its literal types. */
export const tileOf = (key: TileKey): Tile => tiles[key];
