import { opportunityBuckets, type OpportunityBucket } from './opportunityStatus.ts';

const words: Readonly<Record<OpportunityBucket, string>> = {
  open: 'Open',
  closed: 'Closed',
  lost: 'Lost',
};

/** Statuses of an opportunity with the bucket that each is in: the specification names buckets alone (part 1 section 4). */
export const opportunityStatusChoices = (Object.keys(words) as OpportunityBucket[])
  .flatMap(bucket =>
    opportunityBuckets[bucket].map(id => ({ id: id as number, label: words[bucket] })),
  )
  .toSorted((one, other) => one.id - other.id);
