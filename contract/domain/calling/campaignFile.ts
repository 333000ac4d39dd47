import { told, type Told } from '../messages/told.ts';

/** Columns of the file of a manual campaign; `name` is for the agent who calls. */
export const campaignColumns = { needed: ['phone'], optional: ['name'] } as const;

/** Why a line of the file is not called. */
export const campaignLineFaults = ['digits', 'repeated'] as const;
export type CampaignLineFault = (typeof campaignLineFaults)[number];

/** One line of a campaign's file as it is kept. */
export interface CampaignLine {
  /** As editors count: the header is line 1. */
  readonly line: number;
  readonly phone: string;
  readonly name: string | null;
  readonly error: CampaignLineFault | null;
}

/** Ten digits, without what people and spreadsheets put before and between them (decision T88). */
export const plainPhone = (cell: string): string =>
  cell.replaceAll(/[\s()-]/g, '').replace(/^(?:\+91|91(?=\d{10}$)|0(?=\d{10}$))/, '');

/** The lines of a file by their cells; a number that stood before is called once. */
export const readCampaignLines = (
  rows: readonly { readonly line: number; readonly phone: string; readonly name: string }[],
): CampaignLine[] => {
  const seen = new Set<string>();
  return rows.map(({ line, phone: cell, name }) => {
    const phone = plainPhone(cell);
    const isNumber = /^\d{10}$/.test(phone);
    const error = isNumber ? (seen.has(phone) ? 'repeated' : null) : 'digits';
    if (isNumber) seen.add(phone);
    return {
      line,
      // Whatever stood there, cut to what a cell of a list shows.
      phone: (isNumber ? phone : cell).slice(0, 40),
      name: name === '' ? null : name.slice(0, 120),
      error,
    };
  });
};

/** What a manual campaign is refused for as a whole. */
export const campaignRefusals = {
  needsFile: told(
    'A manual campaign needs a file of numbers. Create it from the file.',
    'मैन्युअल अभियान अपने नंबरों की फ़ाइल लाता है: उसे फ़ाइल से बनाएँ।',
  ),
  noNumbers: (lines: number): Told =>
    told(
      `None of the ${lines} lines has a number of 10 digits in the column "phone".`,
      `${lines} पंक्तियों में से किसी के "phone" कॉलम में 10 अंकों का नंबर नहीं है।`,
    ),
  onlyOwnerAgents: told(
    'Campaigns are for active owner agents only.',
    'अभियान सक्रिय ओनर एजेंटों के लिए हैं।',
  ),
} as const;
