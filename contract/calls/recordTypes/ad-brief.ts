// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/ad-brief.schema.json` as its calls answer it. */
export interface AdBrief {
  id: number;
  name: string;
  clientName: string;
  heading?: string;
  slotKind: 'site-takeover' | 'stories' | 'video-tour' | 'microsite' | 'audience-maximizer';
  entityType?: 2 | 3;
  devices?: (1 | 2 | 3 | 4 | 5)[];
  cityId: number;
  regionId?: number;
  localityId?: number;
  area?: Record<string, unknown>;
  innerRadius?: number;
  outerRadius?: number;
  startDate: string;
  endDate: string;
  days?: number;
  amount: number;
  inSez: boolean;
  gst?: number;
  total?: number;
  advance?: number;
  advanceShare?: number;
  due?: number;
  perDay?: number;
  logo?: string;
  cards?: {
    title: string;
    image: string;
    device?: 'desktop' | 'mobile';
    seconds?: number;
    link?: string;
  }[];
  cardCount?: number;
  seconds?: number;
  brief?: string;
  redirectionUrl?: string;
  notes?: string;
  status: 'draft' | 'ready' | 'booked' | 'dropped';
  dropReason?: 'client' | 'budget' | 'no-slot' | 'other';
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface AdBriefFields {
  name: string;
  clientName: string;
  heading?: string;
  slotKind: 'site-takeover' | 'stories' | 'video-tour' | 'microsite' | 'audience-maximizer';
  entityType?: 2 | 3;
  devices?: (1 | 2 | 3 | 4 | 5)[];
  cityId: number;
  regionId?: number;
  localityId?: number;
  area?: Record<string, unknown>;
  innerRadius?: number;
  outerRadius?: number;
  startDate: string;
  endDate: string;
  days?: number;
  amount: number;
  inSez?: boolean;
  gst?: number;
  total?: number;
  advance?: number;
  advanceShare?: number;
  due?: number;
  perDay?: number;
  logo?: string;
  cards?: {
    title: string;
    image: string;
    device?: 'desktop' | 'mobile';
    seconds?: number;
    link?: string;
  }[];
  cardCount?: number;
  seconds?: number;
  brief?: string;
  redirectionUrl?: string;
  notes?: string;
  status?: 'draft' | 'ready' | 'booked' | 'dropped';
  dropReason?: 'client' | 'budget' | 'no-slot' | 'other';
}
