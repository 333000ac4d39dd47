import type { CallOf } from '#contract/calls/index.ts';
import { incentiveStatuses } from '#contract/domain/incentives/incentiveStatus.ts';
import type { Verb } from '../../calls/Context.ts';
import { csvCell, csvLine } from '../../files/csvCell.ts';
import { cycleOrRefuse } from './incentiveCycles.ts';
import { incentivePayoutRecords } from './userIncentives.ts';
import { eq } from 'drizzle-orm';
import { userIncentives } from '../../database/schema/index.ts';

const byteOrderMark = '\uFEFF';

const heads = [
  'Cycle',
  'Person',
  'Designation',
  'Category',
  'Target',
  'Achieved',
  'Team target',
  'Team achieved',
  'Incentive',
  'Paid',
  'Status',
  'Signed off by',
  'Approved by',
  'Paid by',
  'Remark',
];

const rupees = (paise: number | null | undefined): string =>
  paise === null || paise === undefined ? '' : (paise / 100).toFixed(2);

/** GET cycle-wise-payment-report.csv: what was signed off, approved and paid of a cycle, in rupees. */
export const paymentReport: Verb<CallOf<'incentives.report'>> = async context => {
  const { db, query, reply } = context;
  const cycle = await cycleOrRefuse(db, query.cycleId);
  const lines: string[] = [];
  for (let page = 0; ; page += 1) {
    const { results, hasNextPage } = await incentivePayoutRecords.list(
      context,
      { page, pageSize: 500, sort: 'userName' },
      [eq(userIncentives.cycleId, cycle.id)],
    );
    for (const one of results)
      lines.push(
        csvLine([
          ...[cycle.name, one.userName, one.designationName, one.participantCategoryName].map(
            text => csvCell(text ?? ''),
          ),
          ...[
            one.individualTarget,
            one.achieved,
            one.teamTarget,
            one.teamAchieved,
            one.incentive,
            one.paidIncentive,
          ].map(amount => csvCell(rupees(amount), true)),
          ...[
            incentiveStatuses.find(({ id }) => id === one.statusId)?.label,
            one.signedOffByName,
            one.approvedByName,
            one.paidByName,
            one.remark,
          ].map(text => csvCell(text ?? '')),
        ]),
      );
    if (!hasNextPage) break;
  }
  reply.type('text/csv; charset=utf-8');
  reply.header(
    'content-disposition',
    `attachment; filename="cycle-wise-payment-report-${cycle.startDate}.csv"`,
  );
  return byteOrderMark + csvLine(heads.map(head => csvCell(head))) + lines.join('');
};
