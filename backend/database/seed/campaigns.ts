import { campaignTypes } from '#contract/domain/calling/campaignTypes.ts';
import * as schema from '../schema/calling/campaigns.ts';
import { batch, type Batch } from './pen/batch.ts';
import { inventedPhone, personName } from './people/inventedNames.ts';
import { randomFor } from './pen/random.ts';
import type { World } from './world.ts';

export const campaignCount = 24;

const recordsOfManualCampaign = 40;

/** Calling campaigns with their agents and cities; a manual one brings a list of numbers, some unusable. */
export function* campaignBatches({ calendar, people, geography }: World): Generator<Batch> {
  const random = randomFor('campaigns');
  const campaigns = Array.from({ length: campaignCount }, (_, at) => {
    const type = campaignTypes[at % campaignTypes.length] ?? 'Normal';
    const total = type === 'Manual' ? recordsOfManualCampaign : random.int(50, 4_000);
    const begun = -random.int(2, 150);
    return {
      id: at + 1,
      name: `${random.pick(['Metro', 'Festive', 'Winback', 'Fresh listings', 'Expiring soon'])} ${at + 1}`,
      type,
      line: 'owner' as const,
      isActive: at % 5 !== 4,
      startDate: calendar.day(begun),
      totalRecords: total,
      totalSuccessfulRecords: type === 'Manual' ? total - 4 : Math.round(total * random.next()),
      createdAt: calendar.at(begun - 1, 11, at),
      createdBy: people.holder('admin').id,
    };
  });
  yield batch(schema.campaigns, campaigns);
  yield batch(
    schema.campaignAgents,
    campaigns
      .flatMap(({ id }) =>
        random
          .sample(people.agents.owner, random.int(2, 8))
          .map(agent => ({ campaignId: id, userId: agent.id })),
      )
      .map((row, at) => ({ id: at + 1, ...row })),
  );
  yield batch(
    schema.campaignCities,
    campaigns
      .flatMap(({ id }) =>
        random
          .sample(geography.soldCities.slice(0, 30), random.int(1, 6))
          .map(city => ({ campaignId: id, cityId: city.id })),
      )
      .map((row, at) => ({ id: at + 1, ...row })),
  );
  yield batch(
    schema.campaignRecords,
    campaigns
      .filter(({ type }) => type === 'Manual')
      .flatMap(({ id }) =>
        Array.from({ length: recordsOfManualCampaign }, (_, line) => {
          const name = personName(random, ['hindi', 'tamil', 'marathi']);
          const isBad = line % 10 === 9;
          return {
            campaignId: id,
            lineNumber: line + 2,
            phone: isBad ? `5${random.digits(6)}` : inventedPhone(random),
            name: `${name.first} ${name.last}`,
            opportunityId: null,
            error: isBad ? ('digits' as const) : null,
          };
        }),
      )
      .map((row, at) => ({ id: at + 1, ...row })),
  );
}
