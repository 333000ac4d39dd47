import { told } from './messages/told.ts';

/** Opportunities up to which the embedded database is made for; its start says when there are more (decision 0243). */
export const embeddedBound = 100_000;

/** What Home says to administrators where it holds more. */
export const outgrown = told(
  'This console has more than 1,00,000 opportunities, which is more than its embedded database can handle. Back it up, restore the backup into a PostgreSQL, and start with DATABASE_URL.',
  'इस कंसोल में 1,00,000 से अधिक अवसर हैं, जो इसके अंतर्निहित डेटाबेस की सीमा से ज़्यादा है। बैकअप लें, उसे किसी PostgreSQL में बहाल करें, फिर DATABASE_URL के साथ शुरू करें।',
);
