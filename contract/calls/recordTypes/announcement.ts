// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/announcement.schema.json` as its calls answer it. */
export interface Announcement {
  id: number;
  title: string;
  text: string;
  picture?: string;
  attachment?: string;
  faqId?: number;
  audience: 'all' | 'city';
  cityId?: number;
  from: string;
  until?: string;
  shownDays?: number;
  urgent: boolean;
  version: number;
  updatedAt: string;
}
/** What people write of it; null clears a field. */
export interface AnnouncementFields {
  title: string;
  text: string;
  picture?: string;
  attachment?: string;
  faqId?: number;
  audience?: 'all' | 'city';
  cityId?: number;
  from: string;
  until?: string;
  shownDays?: number;
  urgent?: boolean;
}
