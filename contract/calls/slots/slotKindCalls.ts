import adPackage from '#form-schemas/ad-package.schema.json' with { type: 'json' };
import audienceMaximizer from '#form-schemas/audience-maximizer.schema.json' with { type: 'json' };
import microsite from '#form-schemas/microsite.schema.json' with { type: 'json' };
import siteTakeover from '#form-schemas/site-takeover.schema.json' with { type: 'json' };
import slot from '#form-schemas/slot.schema.json' with { type: 'json' };
import story from '#form-schemas/story.schema.json' with { type: 'json' };
import Type from 'typebox';
import { readRecordSchema } from '../../model/schema/readRecordSchema.ts';
import { defineCall } from '../call.ts';
import type { RecordSchema } from '../recordSchemas.ts';
import type {
  AdPackage,
  AdPackageFields,
  AudienceMaximizer,
  AudienceMaximizerFields,
  Microsite,
  MicrositeFields,
  SiteTakeover,
  SiteTakeoverFields,
  Story,
  StoryFields,
} from '../recordTypes.ts';
import { slotCalls } from './slotCalls.ts';

const schemas = {
  'slot.schema.json': slot,
  'site-takeover.schema.json': siteTakeover,
  'story.schema.json': story,
  'microsite.schema.json': microsite,
  'audience-maximizer.schema.json': audienceMaximizer,
  'ad-package.schema.json': adPackage,
};

/** A record with what it shares with other kinds in its place; no file of a kind is without its properties. */
const schemaOf = (name: keyof typeof schemas): RecordSchema =>
  readRecordSchema(name, schemas) as RecordSchema;

/**
 * The calls of every kind of slots that is booked by area and day (decision record 0160). A kind says what its record is,
 * by its schema, and which `source` means it; site takeovers are meant where none is named.
 */
export const slotKindCalls = [
  ...slotCalls<SiteTakeover, SiteTakeoverFields>()({
    name: 'siteTakeovers',
    plural: 'Site takeovers',
    source: 'part 3 §3, §5, §7, decision record 0060',
    schema: schemaOf('site-takeover.schema.json'),
  }),
  ...slotCalls<Story, StoryFields>()({
    name: 'stories',
    plural: 'Stories',
    source: 'part 3 §3, §5, §7, T96, decision records 0160, 0161',
    panel: 'stories_panel',
    schema: schemaOf('story.schema.json'),
  }),
  defineCall({
    id: 'stories.languages',
    calledBy: 'older-client',
    method: 'GET',
    path: '/ads/languages',
    kind: 'read',
    access: 'signed-in',
    summary: 'Languages of stories; 0 is one of them',
    source: 'part 3 §5, §7',
    answer: Type.Object({
      results: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
    }),
  }),
  ...slotCalls<AudienceMaximizer, AudienceMaximizerFields>()({
    name: 'audienceMaximizers',
    plural: 'Audience maximizers',
    source: 'part 2 §3, §5, part 3 §2, T66, T74, decision records 0160, 0175',
    panel: 'audience_maximizer_panel',
    schema: schemaOf('audience-maximizer.schema.json'),
  }),
  // Three addresses are the specification's, the rest those of all slots (decision record 0163).
  ...slotCalls<AdPackage, AdPackageFields>()({
    name: 'adPackages',
    plural: 'Ad packages',
    source: 'part 2 §3, §5, §8, part 3 §7, decision records 0160, 0163',
    panel: 'package_panel',
    paths: {
      list: '/ads/products/get-all-packages',
      create: '/ads/create-packages',
      update: '/ads/update-packages/{slotId}',
    },
    schema: schemaOf('ad-package.schema.json'),
  }),
  // Three addresses are the specification's, below `/ads` as those of takeovers; the rest all kinds share.
  ...slotCalls<Microsite, MicrositeFields>()({
    name: 'microsites',
    plural: 'Microsites',
    source: 'part 3 §3, §5, §7, T79, decision records 0160, 0176',
    panel: 'microsite_panel',
    paths: {
      list: '/ads/v2/get-all-promoted-entities',
      create: '/ads/api/v0/create-builder-slots',
      update: '/ads/slots/update/{slotId}',
    },
    schema: schemaOf('microsite.schema.json'),
  }),
] as const;
