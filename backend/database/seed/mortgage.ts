import { remarkType } from '#contract/domain/mortgage/onboarding.ts';
import * as schema from '../schema/mortgage.ts';
import type { Batch } from './pen/batch.ts';
import { inventedEmail, inventedPhone, personName } from './people/inventedNames.ts';
import { inventedPan } from './people/inventedTaxNumbers.ts';
import reference from './data/reference.json' with { type: 'json' };
import { randomFor } from './pen/random.ts';
import { makeSheet } from './pen/sheet.ts';
import type { World } from './world.ts';

const partnerCount = 72;

/** Status and sub-status of the partners in turn; each named sub-status occurs (T54). */
const courses = [
  [1, 1],
  [2, 2],
  [2, 3],
  [2, 4],
  [2, 5],
  [2, 6],
  [2, 7],
  [3, 8],
  [4, 5],
  [5, 6],
  [5, 14],
  [5, 15],
  [5, 16],
  [5, 6],
] as const;

/** Partners who sell mortgages, on every step of the way. */
export function* mortgageBatches(world: World): Generator<Batch> {
  const sheet = makeSheet();
  const { calendar, people } = world;
  const random = randomFor('mortgage partners');
  for (let at = 0; at < partnerCount; at += 1) {
    const [statusId, subStatusId] = courses[at % courses.length] ?? [1, 1];
    const city = world.anyCity(random);
    const person = personName(random, city.state.communities);
    const name = `${person.first} ${person.last}`;
    const agentId = random.pick(people.agents.broker).id;
    const partner = {
      accountId: null,
      agentId,
      name,
      email: inventedEmail(`${name} loans ${at}`),
      phone: inventedPhone(random),
      cityId: city.id,
      firmName: random.chance(0.8) ? `${person.last} Loan Services` : null,
      pan: inventedPan(random),
      gstin: null,
      yearsInBusiness: random.int(0, 25),
      onBoardingStatusId: statusId,
      onBoardingSubStatusId: subStatusId,
      createdAt: calendar.at(-random.int(20, 200), 12),
      updatedAt: calendar.at(-random.int(1, 19), 12),
    };
    const id = sheet.add(schema.mortgagePartners, partner);
    if (subStatusId >= 3) {
      sheet.add(schema.mortgageSignatories, {
        mortgagePartnerId: id,
        name,
        email: inventedEmail(`${name} ${at}`),
        phone: inventedPhone(random),
        pan: inventedPan(random),
        aadhaarLastFour: random.digits(4),
      });
    }
    if (subStatusId >= 6) {
      const bank = {
        mortgagePartnerId: id,
        holderName: name,
        ifsc: `DEMO0${random.digits(6)}`,
        bankName: random.pick(reference.banks),
      };
      const isUpdate = subStatusId >= 14;
      sheet.add(schema.mortgageBankDetails, {
        ...bank,
        accountNumber: random.digits(12),
        state: subStatusId === 16 ? 'replaced' : statusId === 5 ? 'approved' : 'requested',
      });
      if (isUpdate) {
        const state = ({ 14: 'requested', 15: 'rejected', 16: 'approved' } as const)[
          subStatusId as 14 | 15 | 16
        ];
        sheet.add(schema.mortgageBankDetails, { ...bank, accountNumber: random.digits(12), state });
      }
    }
    sheet.add(schema.mortgageHistory, {
      mortgagePartnerId: id,
      action: 'create',
      fromStatusId: null,
      fromSubStatusId: null,
      toStatusId: 1,
      toSubStatusId: 1,
      remarkType: 1,
      remark: null,
      createdAt: partner.createdAt,
      createdBy: agentId,
    });
    if (subStatusId > 1) {
      const remark = random.pick(['Details are complete', 'Cheque leaf is missing', null]);
      sheet.add(schema.mortgageHistory, {
        mortgagePartnerId: id,
        action: 'update',
        fromStatusId: 1,
        fromSubStatusId: 1,
        toStatusId: statusId,
        toSubStatusId: subStatusId,
        remarkType: remarkType(statusId, subStatusId),
        remark,
        createdAt: calendar.at(-18, 12),
        createdBy: people.holder('rcm-admin').id,
      });
    }
  }
  yield* sheet.take();
}
