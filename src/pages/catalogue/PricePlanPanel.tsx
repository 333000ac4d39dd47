import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LinkBase, useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { isDay } from '#contract/domain/days/indiaDay.ts';
import { formatRupees } from '#contract/domain/money/formatRupees.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { usePanelForm } from '#engine/panels/PanelForm.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { Icon } from '#parts/icons/Icon.tsx';

type Parameters = Readonly<Record<string, unknown>>;

const Heading = ({ children }: { children: string }) => (
  <Box component="h3" sx={{ m: 0, typography: 'subtitle2' }}>
    {children}
  </Box>
);

/** Beside the form of a price: which older price a new one ends, and which open deals have its package. */
export const PricePlanPanel = () => {
  const { values } = usePanelForm();
  const isNew = useRecordContext() === undefined;
  const client = useClient();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const packageId = typeof values['packageId'] === 'number' ? values['packageId'] : undefined;
  const first = values['effectiveFrom'];
  const from = typeof first === 'string' && isDay(first) ? first : null;
  const given = (values['pricing_parameters'] ?? null) as Parameters | null;
  const { data } = useQuery({
    queryKey: callKey('packagePrices.plan', packageId, from, given),
    enabled: packageId !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) =>
      client.call('packagePrices.plan', {
        body: {
          packageId: packageId ?? 0,
          effectiveFrom: isNew ? from : null,
          pricing_parameters: given,
        },
        signal,
      }),
  });
  if (packageId === undefined || !data)
    return (
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {translate('pricePlan.choose')}
      </Box>
    );
  const { closes, deals } = data;
  return (
    <Box sx={{ display: 'grid', gap: 4, typography: 'body2' }}>
      {isNew && (
        <section>
          <Heading>{translate('pricePlan.older')}</Heading>
          <Box
            sx={{ mt: 1.5, display: 'flex', gap: 2, overflowWrap: 'anywhere' }}
            aria-live="polite"
          >
            {closes ? (
              <>
                <Icon name="calendar-clock" style={{ flex: 'none', marginTop: 2 }} />
                <span>
                  {translate('pricePlan.closes', {
                    price: formatRupees(closes.pricePaise),
                    day: formatDay(closes.effectiveUntil),
                  })}{' '}
                  <Link
                    component={LinkBase}
                    to={createPath({ resource: 'package-prices', type: 'edit', id: closes.id })}
                  >
                    {translate('pricePlan.open')}
                  </Link>
                </span>
              </>
            ) : (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {translate(data.isComplete ? 'pricePlan.none' : 'pricePlan.noDay')}
              </Box>
            )}
          </Box>
        </section>
      )}
      <section>
        <Heading>
          {translate('pricePlan.deals', {
            smart_count: deals.count,
            count: writeNumber(deals.count),
          })}
        </Heading>
        <Box sx={{ mt: 1, color: 'text.secondary' }}>{translate('pricePlan.keep')}</Box>
        <Box component="ul" sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none' }}>
          {deals.results.map(({ id, name }) => (
            <Box component="li" key={id} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
              <Link
                component={LinkBase}
                to={createPath({ resource: 'opportunities', type: 'edit', id })}
                sx={{ display: 'inline-block', minHeight: 24 }}
              >
                {name}
              </Link>
            </Box>
          ))}
        </Box>
      </section>
    </Box>
  );
};
