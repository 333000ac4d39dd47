import { campaignCalls, manualCampaignCall } from '#contract/calls/campaigns/campaigns.ts';
import type { CallOf } from '#contract/calls/index.ts';
import type { CampaignFields } from '#contract/calls/recordTypes.ts';
import {
  campaignColumns,
  campaignRefusals,
  readCampaignLines,
  type CampaignLine,
} from '#contract/domain/calling/campaignFile.ts';
import { readJson } from '#contract/kinds/json.ts';
import { fieldFaults } from '#contract/domain/messages/fieldFaults.ts';
import { headingFaults } from '#contract/domain/messages/importFaults.ts';
import type { Clock, Verb } from '../../calls/Context.ts';
import { invalidField } from '../../calls/Refusal.ts';
import { validatorFor } from '../../calls/validate.ts';
import type { Database } from '../../database/client.ts';
import { campaignRecords as kept } from '../../database/schema/index.ts';
import { readForm, type SentForm } from '../../files/readForm.ts';
import { unreadable } from '../../imports/file/csvFault.ts';
import { matchHeadings } from '../../imports/file/matchHeadings.ts';
import { readCsv } from '../../imports/file/readCsv.ts';
import { campaignRecords } from './campaigns.ts';

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const rowsAtOnce = 2_000;

/** Lines that are told one by one; anyone who has more corrects the file sooner by its column. */
const mostTold = 100;

const idsIn = (name: string, text = ''): number[] =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
    .map(part => {
      if (!/^[1-9]\d{0,14}$/.test(part)) throw invalidField(`/${name}`, 'type', fieldFaults.value);
      return Number(part);
    });

/** What the form says of the campaign itself, held against the schema of any campaign. */
const fieldsOf = ({ texts }: SentForm, now: Clock): CampaignFields => {
  const said = {
    ...(texts['name'] !== undefined && { name: texts['name'] }),
    ...(texts['startDate'] !== undefined && { startDate: texts['startDate'] }),
    type: 'Manual' as const,
    agents: idsIn('agents', texts['agents']),
    cities: idsIn('cities', texts['cities']),
  };
  const validate = validatorFor(campaignCalls.byVerb.create.body as object, 'body', now);
  const judged = validate(said);
  if ('error' in judged) throw judged.error;
  return judged.value as CampaignFields;
};

/** What a person said of the columns of the file, as imports have it: a list of names, null for what is left out. */
const columnsIn = (text: string | undefined): readonly (string | null)[] | undefined => {
  if (text === undefined) return undefined;
  const said = readJson(text);
  const isList =
    Array.isArray(said) && said.every(name => name === null || typeof name === 'string');
  if (!isList) throw invalidField('/columns', 'type', fieldFaults.value);
  return said as readonly (string | null)[];
};

/** @throws Refusal 422 naming line and column for a file that cannot be read, 413 for one that is too long. */
const linesOf = async ({ file, texts }: SentForm): Promise<CampaignLine[]> => {
  const csv = Buffer.from(file.content).toString('utf8');
  const table = await readCsv(csv, columnsIn(texts['columns']));
  const columns = matchHeadings(campaignColumns, table, ({ heading }) =>
    headingFaults.missing(heading),
  );
  const [phoneAt, nameAt] = ['phone', 'name'].map(name =>
    columns.findIndex(({ heading }) => heading === name),
  ) as [number, number];
  const lines = readCampaignLines(
    table.rows.map(({ line, cells }) => ({
      line,
      phone: cells[phoneAt] ?? '',
      name: cells[nameAt] ?? '',
    })),
  );
  if (lines.every(({ error }) => error !== null))
    throw unreadable([{ code: 'phone', ...campaignRefusals.noNumbers(lines.length) }]);
  return lines;
};

const keep = async (db: Database, campaignId: number, lines: readonly CampaignLine[]) => {
  for (let at = 0; at < lines.length; at += rowsAtOnce)
    await db.insert(kept).values(
      lines.slice(at, at + rowsAtOnce).map(({ line, ...rest }) => ({
        campaignId,
        lineNumber: line,
        ...rest,
      })),
    );
};

/** POST manual-campaign: a campaign with the numbers of a file; a file that cannot be read changes nothing (0151). */
export const createManualCampaign: Verb<CallOf<'campaigns.createManual'>> = async context => {
  const form = await readForm(context.body, manualCampaignCall, 'file');
  const fields = fieldsOf(form, context.services.now);
  const lines = await linesOf(form);
  const faulty = lines.filter(({ error }) => error !== null);
  const counts = {
    totalRecords: lines.length,
    totalSuccessfulRecords: lines.length - faulty.length,
  };
  const faults = faulty
    .slice(0, mostTold)
    .flatMap(({ line, phone, error }) => (error ? [{ line, phone, error }] : []));
  if (context.query.dryRun) {
    context.audit.nothingChanged();
    return { isApplied: false, ...counts, faults };
  }
  const made = await campaignRecords.create(context, fields, {
    history: () => ({ fileName: form.file.name.slice(0, 200), ...counts }),
    set: counts,
    written: ({ id }) => keep(context.db, id, lines),
  });
  return { isApplied: true, ...counts, faults, campaign: made };
};
