/** The pure halves of all field kinds by name. */
import { boolean } from './boolean.ts';
import { children } from './children.ts';
import { choice } from './choice.ts';
import { choices } from './choices.ts';
import { city } from './city.ts';
import { date } from './date.ts';
import { datetime } from './datetime.ts';
import { email } from './email.ts';
import { file } from './file.ts';
import { gstin } from './gstin.ts';
import { image } from './image.ts';
import { json } from './json.ts';
import type { Kind } from './kind.ts';
import type { KindName } from './kindNames.ts';
import { longtext } from './longtext.ts';
import { money } from './money.ts';
import { number } from './number.ts';
import { pan } from './pan.ts';
import { percent } from './percent.ts';
import { phone } from './phone.ts';
import { pincode } from './pincode.ts';
import { polygon } from './polygon.ts';
import { reference } from './reference.ts';
import { references } from './references.ts';
import { shape } from './shape.ts';
import { text } from './text.ts';
import { time } from './time.ts';

export const kinds: Readonly<Record<KindName, Kind>> = {
  text,
  longtext,
  number,
  money,
  percent,
  date,
  datetime,
  time,
  boolean,
  choice,
  choices,
  reference,
  references,
  children,
  phone,
  email,
  pincode,
  gstin,
  pan,
  json,
  shape,
  city,
  file,
  image,
  polygon,
};

export type { KindName } from './kindNames.ts';
export type { Kind } from './kind.ts';
