import { sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { packages } from '../../../database/schema/index.ts';

interface ParameterRow extends Record<string, unknown> {
  name: string;
  type: string;
  packageCount: number;
  allowedValues: string[];
}

/** GET package-parameters: what the packages ask for already, each name and type once with all its values. */
export const listParameters: Verb<CallOf<'packages.parameters'>> = async ({ db }) => {
  const answer = await db.execute<ParameterRow>(sql`
    select parameter ->> 'name' as name, parameter ->> 'type' as type,
      count(distinct ${packages.id})::int as "packageCount",
      coalesce(
        json_agg(distinct allowed.value order by allowed.value) filter (where allowed.value is not null),
        '[]'::json
      ) as "allowedValues"
    from ${packages}
    cross join lateral jsonb_array_elements(${packages.requiredPricingParameters}) as parameter
    left join lateral jsonb_array_elements_text(parameter -> 'allowedValues') as allowed (value) on true
    where ${packages.deletedAt} is null
    group by 1, 2 order by 1, 2`);
  return { results: (answer as { rows: ParameterRow[] }).rows };
};
