import { eq, sql } from 'drizzle-orm';
import type { AudienceMaximizer } from '#contract/calls/recordTypes.ts';
import type { SlotAnswer } from '#contract/calls/slots/slotCalls.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type {
  AudienceMaximizerType,
  AudienceMaximizerValues,
} from '#contract/domain/slots/audienceMaximizer/audienceMaximizerFields.ts';
import { audienceMaximizerRules } from '#contract/domain/slots/audienceMaximizer/audienceMaximizerRules.ts';
import { audienceMaximizerProductId } from '#contract/domain/slots/slotProducts.ts';
import type { Database } from '../../../database/client.ts';
import { audienceMaximizers, polygons } from '../../../database/schema/index.ts';
import { withValues } from '../booking/isUnchanged.ts';
import type { SlotKind } from '../booking/kinds/SlotKind.ts';
import {
  audienceReferences,
  readAudiences,
  writeCompetitors,
  type Audience,
} from './audienceParts.ts';

type Answer = SlotAnswer<AudienceMaximizer>;

/** 0 is not an amount here, and only here (T74). */
const omniChannelAmount = (paise: number | null | undefined): number | null => paise || null;

/** A draft may have no type yet: '' is not a value. */
const columnsOf = (values: AudienceMaximizerValues, targetPolygonId: number | null) => ({
  audienceMaximizerType: values.product_details?.audience_maximizer_type ?? '',
  impressionsCount: values.product_details?.impressions_count ?? null,
  omniChannelAmountPaise: omniChannelAmount(values.product_details?.omni_channel_amount),
  targetPolygonId,
  localityCityId: values.locality_city ?? null,
  minBudgetPaise: values.min_budget ?? null,
  maxBudgetPaise: values.max_budget ?? null,
});

const polygonIdOf = async (
  db: Database,
  uuid: string | null | undefined,
): Promise<number | null> => {
  if (!uuid) return null;
  const [row] = await db.select({ id: polygons.id }).from(polygons).where(eq(polygons.uuid, uuid));
  return row?.id ?? null;
};

const targetName = sql`(select ${polygons.name} from ${polygons} where ${polygons.id} = ${audienceMaximizers.targetPolygonId})`;

/** Audience maximizers, as the part that all kinds share needs to know them. */
export const audienceMaximizerKind: SlotKind<AudienceMaximizerValues, Answer, Audience> = {
  kind: 'audience-maximizer',
  productId: audienceMaximizerProductId,
  resource: 'audience-maximizers',
  plural: { en: 'audience maximizers', hi: 'ऑडियंस मैक्सिमाइज़र' },
  notThere: notThere.slot,
  table: audienceMaximizers,
  title: sql`null`,
  listed: {
    'product_details.audience_maximizer_type': {
      expression: audienceMaximizers.audienceMaximizerType,
      kind: 'text',
    },
    'product_details.impressions_count': {
      expression: audienceMaximizers.impressionsCount,
      kind: 'integer',
    },
    'product_details.omni_channel_amount': {
      expression: audienceMaximizers.omniChannelAmountPaise,
      kind: 'integer',
    },
    am_target_polygon_name: {
      expression: targetName,
      kind: 'text',
      order: sql`lower(${targetName})`,
    },
    locality_city: { expression: audienceMaximizers.localityCityId, kind: 'integer' },
  },
  searched: [],
  rules: audienceMaximizerRules,
  devices: [1, 2, 3, 4, 5],
  readDetails: readAudiences,
  references: audienceReferences,
  writeDetails: async (db, slotId, values, actorId) => {
    const details = columnsOf(values, await polygonIdOf(db, values.am_target_polygon_id));
    await db
      .insert(audienceMaximizers)
      .values({ slotId, ...details })
      .onConflictDoUpdate({ target: audienceMaximizers.slotId, set: details });
    await writeCompetitors(db, slotId, values.project_ids ?? [], actorId);
  },
  present: (slot, details) => ({
    ...slot,
    product_id: audienceMaximizerProductId,
    // No amount was given: an amount of 0 is none (T74).
    amount: slot.amount || undefined,
    product_details: {
      audience_maximizer_type:
        (details?.audienceMaximizerType as AudienceMaximizerType | '' | undefined) || undefined,
      impressions_count: details?.impressionsCount ?? undefined,
      omni_channel_amount: details?.omniChannelAmountPaise ?? undefined,
    },
    project_ids: details?.competitors.map(({ id }) => id) ?? [],
    project_names: details?.competitors.map(({ name }) => name) ?? [],
    am_target_polygon_id: details?.target?.uuid,
    am_target_polygon_name: details?.target?.name,
    min_budget: details?.minBudgetPaise ?? undefined,
    max_budget: details?.maxBudgetPaise ?? undefined,
    locality_city: details?.localityCityId ?? undefined,
  }),
  media: () => [],
  stored: {
    product_details: value => {
      const { omni_channel_amount: omni, ...rest } = (value ?? {}) as NonNullable<
        AudienceMaximizerValues['product_details']
      >;
      return withValues({ ...rest, omni_channel_amount: omniChannelAmount(omni) });
    },
    project_ids: value => [...new Set((value ?? []) as readonly number[])].sort((a, b) => a - b),
  },
};
