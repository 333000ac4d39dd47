import { sql } from 'drizzle-orm';
import { withoutNoValues } from '#contract/domain/noValue.ts';
import type { Paise } from '#contract/domain/money/paise.ts';
import { mapped, type Mapped } from '../../../tables/fields.ts';
import { takenOf } from '../milestoneStandings.ts';
import { ofDeal } from './opportunityFacts.ts';

const id = ofDeal('id');

/** What the next milestone and the next payment of a deal begin with. */
interface Plan {
  readonly milestoneName: string;
  /** What no milestone asks for yet, in paise without GST. */
  readonly amount: Paise;
  /** The first that something is still to be collected of. */
  readonly milestoneId: number | null;
  /** The client's first, for a termsheet. */
  readonly legalEntityId: number | null;
  readonly contactId: number | null;
}

const plan = sql`json_build_object(
  'milestoneName', (select 'Milestone ' || (count(*) + 1) from milestones part
    where part.opportunity_id = ${id} and part.deleted_at is null),
  'amount', greatest(0, (select coalesce(sum(ordered.sales_paise), 0) from opportunity_packages ordered
      where ordered.opportunity_id = ${id} and ordered.deleted_at is null)
    - (select coalesce(sum(part.amount_paise), 0) from milestones part
      where part.opportunity_id = ${id} and part.is_active and part.deleted_at is null)),
  'milestoneId', (select part.id from milestones part
    where part.opportunity_id = ${id} and part.is_active and part.deleted_at is null
      and part.amount_paise + part.gst_paise > ${takenOf(sql`part.id`)}
    order by part.due_date, part.id limit 1),
  'legalEntityId', (select min(entity.id) from legal_entities entity
    where entity.account_id = ${ofDeal('account_id')} and entity.is_active
      and entity.deleted_at is null),
  'contactId', (select min(person.id) from contacts person
    where person.account_id = ${ofDeal('account_id')} and person.deleted_at is null))`;

/** Read with a deal, for what is begun from it. */
export const planOfDeal: Mapped = mapped<Plan, Partial<Plan>>(plan, of =>
  withoutNoValues({ ...of }),
);
