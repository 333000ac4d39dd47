import { told, type Told } from './told.ts';
import { valueFaults } from './valueFaults.ts';

/** What is wrong with one field of a record, found by a rule that page and server share. */
export interface FieldFault extends Told {
  /** Its name; a dotted path inside it. */
  readonly field: string;
  readonly code: string;
}

const { required } = valueFaults;
const doesNotFit = told('This does not fit the other fields.', 'यह दूसरी फ़ील्ड से मेल नहीं खाता।');

/** What the server says of one field of a record, where the screen has no words of its own. */
export const fieldFaults = {
  required,
  readonly: told('This field cannot be changed.', 'यह फ़ील्ड बदली नहीं जा सकती।'),
  hidden: told(
    'This field does not apply here, so it cannot have a value.',
    'यह फ़ील्ड यहाँ लागू नहीं होती, इसलिए इसका मान नहीं हो सकता।',
  ),
  locked: told(
    'Your roles do not allow you to change this field.',
    'आपकी भूमिकाएँ यह फ़ील्ड बदलने की अनुमति नहीं देतीं।',
  ),
  option: told('This choice is not offered here.', 'यह विकल्प यहाँ उपलब्ध नहीं है।'),
  value: told('This is not a valid value.', 'यह मान मान्य नहीं है।'),
  computed: told(
    'This is calculated from other fields, so you cannot enter another value.',
    'यह दूसरी फ़ील्ड से निकाला जाता है, इसलिए इसे कोई और मान नहीं दिया जा सकता।',
  ),
  rule: doesNotFit,
  check: doesNotFit,
  reference: told(
    'This is not offered here. Choose another one.',
    'यह यहाँ उपलब्ध नहीं है। कोई दूसरा चुनें।',
  ),
  file: told('Upload the file here before you save.', 'सहेजने से पहले फ़ाइल यहाँ अपलोड करें।'),
  notInBulk: told(
    'This field cannot be changed for many records at once.',
    'यह फ़ील्ड एक साथ कई रिकॉर्ड में नहीं बदली जा सकती।',
  ),
  notCleared: told(
    'This field is required, so it cannot be cleared.',
    'यह फ़ील्ड ज़रूरी है, इसलिए खाली नहीं की जा सकती।',
  ),
} as const;

/** In place of the words of each, when several fields are wrong. */
export const severalFields = (count: number): Told =>
  count > 0
    ? told(
        `${count} fields are missing or not valid.`,
        `${count} फ़ील्ड खाली हैं या उनके मान मान्य नहीं हैं।`,
      )
    : told('What was sent is not valid.', 'भेजा गया मान मान्य नहीं है।');

const byKeyword: Readonly<
  Record<string, (params: Readonly<Record<string, unknown>>, limit: string) => Told>
> = {
  required: () => required,
  minLength: (_, limit) =>
    limit === '1'
      ? required
      : told(`Enter at least ${limit} characters.`, `कम से कम ${limit} अक्षर लिखें।`),
  maxLength: ({ limit }) => valueFaults.long(Number(limit)),
  minimum: (_, limit) => told(`Enter ${limit} or more.`, `${limit} या अधिक लिखें।`),
  exclusiveMinimum: (_, limit) => told(`Enter more than ${limit}.`, `${limit} से अधिक लिखें।`),
  maximum: (_, limit) => told(`Enter ${limit} or less.`, `${limit} या कम लिखें।`),
  minItems: (_, limit) => told(`Choose at least ${limit}.`, `कम से कम ${limit} चुनें।`),
  maxItems: (_, limit) => told(`Choose at most ${limit}.`, `अधिक से अधिक ${limit} चुनें।`),
  exclusiveMaximum: (_, limit) => told(`Enter less than ${limit}.`, `${limit} से कम लिखें।`),
  multipleOf: ({ multipleOf }) =>
    told(`Enter a multiple of ${String(multipleOf)}.`, `${String(multipleOf)} का गुणज लिखें।`),
  uniqueItems: ({ i, j }) =>
    told(
      `Entries ${Number(j) + 1} and ${Number(i) + 1} are the same. Leave one out.`,
      `प्रविष्टि ${Number(j) + 1} और ${Number(i) + 1} एक जैसी हैं। एक हटा दें।`,
    ),
  oneOf: ({ passingSchemas }) =>
    Array.isArray(passingSchemas)
      ? told(
          'This matches several of the allowed forms. It must match only one.',
          'यह कई संभव रूपों से मेल खाता है। इसे केवल एक से मेल खाना चाहिए।',
        )
      : told('This matches none of the allowed forms.', 'यह किसी भी संभव रूप से मेल नहीं खाता।'),
  type: ({ type }) =>
    told(`This must be of type ${String(type)}.`, `इसका प्रकार ${String(type)} होना चाहिए।`),
  format: ({ format }) =>
    told(`This is not a valid ${String(format)}.`, `यह मान्य ${String(format)} नहीं है।`),
  pattern: () => told('Check the format of this value.', 'इस मान का रूप जाँचें।'),
  enum: ({ allowedValues }) => valueFaults.choice(allowedValues as readonly unknown[]),
  const: ({ allowedValue }) =>
    told(`This must be ${String(allowedValue)}.`, `यह ${String(allowedValue)} होना चाहिए।`),
  additionalProperties: ({ additionalProperty }) => valueFaults.unknown(String(additionalProperty)),
};

/** What a keyword of a JSON schema refuses, with its parameters as Ajv gives them; undefined for one without words. */
export const schemaFault = (
  keyword: string,
  params: Readonly<Record<string, unknown>>,
): Told | undefined => byKeyword[keyword]?.(params, String(params['limit']));
