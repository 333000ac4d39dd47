import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate, LinkBase, useCreatePath } from 'react-admin';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { Money } from '#parts/words/Money.tsx';
import { figureTable } from '#parts/paper/figureTable.ts';
import { OfIncentive } from './OfIncentive.tsx';

/** The deals and payments behind each rupee, and why money of an earlier deal counts here. */
export const IncentiveDealsPanel = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const say = (name: string) => translate(`incentives.deals.${name}`);
  return (
    <OfIncentive>
      {({ deals }) =>
        deals.length === 0 ? (
          <EmptyState icon="inbox" title={say('none')} />
        ) : (
          <Box sx={{ overflow: 'auto', maxHeight: 480 }}>
            <Box component="table" sx={figureTable}>
              <thead>
                <tr>
                  {['deal', 'payment', 'base', 'share'].map(name => (
                    <th scope="col" key={name}>
                      {say(name)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {deals.map(deal => (
                  <tr key={deal.id}>
                    <th scope="row">
                      <Link
                        component={LinkBase}
                        to={createPath({
                          resource: 'opportunities',
                          type: 'edit',
                          id: deal.opportunityId,
                        })}
                      >
                        {deal.opportunityName}
                      </Link>
                      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                        {[
                          translate(`incentives.type.${deal.type}`),
                          deal.closedOn &&
                            translate('incentives.deals.closed', { day: formatDay(deal.closedOn) }),
                          deal.reason && say(deal.reason),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </Box>
                    </th>
                    <td>
                      {deal.paymentId === null ? (
                        '-'
                      ) : (
                        <Link
                          component={LinkBase}
                          to={createPath({
                            resource: 'payments',
                            type: 'edit',
                            id: deal.paymentId,
                          })}
                        >
                          {deal.paymentId}
                        </Link>
                      )}
                    </td>
                    <td>
                      <Money paise={deal.base} />
                    </td>
                    <td>
                      <Money paise={deal.incentive} />
                    </td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row" colSpan={2}>
                    {say('sum')}
                  </th>
                  <td>
                    <Money paise={deals.reduce((sum, { base }) => sum + base, 0)} />
                  </td>
                  <td>
                    <Money paise={deals.reduce((sum, one) => sum + one.incentive, 0)} />
                  </td>
                </tr>
              </tfoot>
            </Box>
          </Box>
        )
      }
    </OfIncentive>
  );
};
