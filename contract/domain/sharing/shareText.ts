import { packageDetailsText, type PackageDetails } from '../catalogue/packageDetails.ts';
import { formatDay } from '../days/formatDay.ts';
import type { Day } from '../days/indiaDay.ts';
import { formatRupees } from '../money/formatRupees.ts';
import type { Paise } from '../money/paise.ts';
import { tdsOf } from '../payments/tdsOf.ts';
import type { ShareChannel } from './shareKinds.ts';

/** What goes out: the subject is that of a mail. */
export interface ShareText {
  readonly subject: string;
  readonly text: string;
}

interface Sending {
  readonly channel: ShareChannel;
  /** Whom it greets. */
  readonly client: string;
  /** Who sends it, and for which marketplace. */
  readonly sender: string;
  readonly product: string;
  /** Words of the sender above the rest. */
  readonly note: string | null;
  /** Where the client opens it; before it is sent nobody knows its end. */
  readonly link: string;
  readonly packages: readonly PackageDetails[];
}

export type Shared =
  | (Sending & {
      readonly kind: 'payment';
      /** What is asked for, with GST; the client keeps the TDS. */
      readonly amount: Paise;
      /** Basis points. */
      readonly tdsBp: number;
      /** The last day on which it can be paid. */
      readonly until: Day;
    })
  | (Sending & { readonly kind: 'details' });

const nameOf = ({ name, displayName }: PackageDetails): string => displayName ?? name;

const namesOf = (packages: readonly PackageDetails[]): string =>
  packages
    .map(one => ((one.quantity ?? 1) > 1 ? `${one.quantity} x ${nameOf(one)}` : nameOf(one)))
    .join(', ');

const lines = (...parts: readonly (string | null)[]): string =>
  parts.filter(part => part !== null).join('\n');

/** One sentence: a text message is paid for by its length. */
const short = (note: string | null, ...sentences: readonly string[]): string =>
  [...(note === null ? [] : [note]), ...sentences].join(' ');

const paymentText = (shared: Shared & { kind: 'payment' }): ShareText => {
  const { channel, client, sender, product, note, link, packages, amount, tdsBp, until } = shared;
  const net = formatRupees(amount - tdsOf(amount, tdsBp));
  const what = packages.length > 0 ? ` for ${namesOf(packages)}` : '';
  const tds = tdsBp > 0 ? ` (TDS of ${tdsBp / 100} percent is taken off)` : '';
  const valid = `The link is valid until ${formatDay(until)}.`;
  const subject = `${product}: pay ${net}`;
  if (channel === 'sms')
    return {
      subject,
      text: short(note, `${client}, please pay ${net} to ${product}: ${link}`, valid),
    };
  const text = lines(
    ...(note === null ? [] : [note, '']),
    `${client}, please pay ${net}${what}${tds} with this link:`,
    '',
    link,
    '',
    valid,
    '',
    `${sender}, ${product}`,
  );
  return { subject, text };
};

type Details = Pick<Sending, 'client' | 'sender' | 'product' | 'note' | 'packages'>;

/** What the client reads where the link of details leads. */
export const detailsPage = ({ client, sender, product, note, packages }: Details): string =>
  lines(
    ...(note === null ? [] : [note, '']),
    `${client}, here are the packages that we talked about.`,
    '',
    packageDetailsText(packages, { name: sender, product }),
  );

const detailsText = (shared: Shared & { kind: 'details' }): ShareText => {
  const { channel, client, product, note, link, packages } = shared;
  const subject = `${product}: ${packages.map(nameOf).join(', ')}`.slice(0, 200);
  if (channel === 'sms')
    return {
      subject,
      text: short(note, `${client}, here is ${namesOf(packages)} from ${product}: ${link}`),
    };
  return {
    subject,
    text: lines(detailsPage(shared), '', 'You can also open them here:', link),
  };
};

/**
 * The exact words that reach a client. The sheet shows them and the server sends them (decision record 0141); the client
 * reads English, whatever the language of the console.
 */
export const shareText = (shared: Shared): ShareText =>
  shared.kind === 'payment' ? paymentText(shared) : detailsText(shared);
