import { lazy, Suspense } from 'react';
import { later } from '#parts/fetching/later.ts';
import { PageBody } from '#parts/page/PageBody.tsx';
import { FormSkeleton } from '#parts/states/Skeletons.tsx';

const newRecord = later(() => import('#engine/record/NewRecordOf.tsx'));
const NewRecordOf = lazy(async () => ({ default: (await newRecord()).NewRecordOf }));

/** The form of a churn schedule at its address in the menu; the list is at /view-churn-scheduler. */
export const ChurnSchedulerPage = () => (
  <Suspense
    fallback={
      <PageBody canvas="grey">
        <FormSkeleton />
      </PageBody>
    }
  >
    <NewRecordOf resource="churn-schedules" />
  </Suspense>
);
