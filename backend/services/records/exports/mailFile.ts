import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { scheduleRefusals } from '#contract/domain/exports/scheduleMessages.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { sendMail } from '../../../adapters/mail/sendMail.ts';
import type { Actor } from '../../../calls/Actor.ts';
import type { Context } from '../../../calls/Context.ts';
import { csvFile } from '../../../files/csvFile.ts';
import type { Job } from '../../../jobs/JobKind.ts';
import { readParts } from '../../../jobs/parts.ts';
import { exportFileOf } from './exportFile.ts';

interface Sent {
  readonly job: Job;
  readonly actor: Pick<Actor, 'email' | 'firstName'>;
  readonly schedule: { readonly name: string };
}

/** Sends the file of a scheduled list to the person whose rows it holds. @throws Refusal where no mail goes out */
export const mailFile = async (
  context: Pick<Context, 'db' | 'services'>,
  { job, actor, schedule }: Sent,
): Promise<void> => {
  const { db, services } = context;
  const { name, headings, cellsOf } = exportFileOf(job);
  const rows = async function* rows() {
    for await (const part of readParts(db, job.id)) yield part.map(cellsOf);
  };
  const lines: string[] = [];
  for await (const text of csvFile(headings, rows())) lines.push(text);
  const day = formatDay(indiaDay(services.now()));
  await sendMail(
    context,
    {
      to: actor.email,
      subject: `${schedule.name}, ${day}`,
      text: [
        `${actor.firstName},`,
        '',
        `"${schedule.name}" of ${day} is attached: ${writeNumber(job.progress)} rows, those that you may see.`,
        `The schedule is kept at ${new URL('/export-schedules', services.config.publicUrl).href}.`,
      ].join('\n'),
      attachments: [
        { name: `${name}.csv`, type: 'text/csv', bytes: Buffer.from(lines.join(''), 'utf8') },
      ],
    },
    scheduleRefusals.notSent,
  );
};
