import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { useIncentive, type IncentiveDetails } from './useIncentive.ts';

interface Props {
  children: (details: IncentiveDetails) => ReactNode;
}

/** What is in a panel once the figure is read, with its own words where it cannot be. */
export const OfIncentive = ({ children }: Props) => {
  const translate = useTranslate();
  const { data, error, refetch } = useIncentive();
  if (data) return children(data);
  return error ? (
    <ErrorState
      error={error}
      title={translate('incentives.fetch_failed')}
      onRetry={() => refetch()}
    />
  ) : (
    <Skeleton height={160} />
  );
};
