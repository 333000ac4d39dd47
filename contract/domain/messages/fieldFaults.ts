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

type Params = Readonly<Record<string, unknown>>;

/** What a value of a type is, for a person who gave something else. */
const byType: Readonly<Record<string, Told>> = {
  integer: told('Enter a whole number.', 'पूर्ण संख्या लिखें।'),
  number: told('Enter a number.', 'संख्या लिखें।'),
  boolean: told('Choose yes or no.', 'हाँ या नहीं चुनें।'),
  string: told('Enter a text here.', 'यहाँ पाठ लिखें।'),
  array: told('Give a list of values here.', 'यहाँ मानों की सूची दें।'),
  object: told('This has several parts. Give each of them.', 'इसके कई भाग हैं। हर भाग का मान दें।'),
  null: told('Leave this empty.', 'इसे खाली छोड़ें।'),
};

/** A type that may be empty names its other one first. */
const ofType = (type: unknown): Told => {
  const names = (Array.isArray(type) ? type.map(String) : String(type).split(',')).filter(
    name => name !== 'null' || type === 'null',
  );
  return byType[names[0] ?? 'null'] ?? fieldFaults.value;
};

/** How a text of a format is written. An id is nothing that people write: what it stands for is chosen. */
const byFormat: Readonly<Record<string, Told>> = {
  uuid: told(
    'This is not one of those that there are. Find it by its name and choose it.',
    'ऐसा कोई नहीं है। नाम से खोजें और चुनें।',
  ),
  email: told(
    'Enter an e-mail address such as name@example.com.',
    'name@example.com जैसा ई-मेल पता लिखें।',
  ),
  uri: told(
    'Enter a web address such as https://example.com/offer.',
    'https://example.com/offer जैसा वेब पता लिखें।',
  ),
  date: valueFaults.day,
  'date-time': told(
    'Enter a day and a time such as 2026-11-21T10:30:00+05:30.',
    '2026-11-21T10:30:00+05:30 जैसी तारीख और समय लिखें।',
  ),
  time: told('Enter a time such as 10:30.', '10:30 जैसा समय लिखें।'),
  color: told('Enter a colour such as #1f6feb.', '#1f6feb जैसा रंग लिखें।'),
};

const otherForm = told(
  'Check how this is written: another form is expected here.',
  'देखें कि यह ठीक लिखा है: यहाँ दूसरा रूप चाहिए।',
);

const notAllowed = told('This value is not allowed here.', 'यह मान यहाँ मान्य नहीं है।');

/** A list whose places are all said, and that has more. */
const tooMany = ({ limit, len }: Params): Told => {
  const most = Number(limit ?? len);
  return most === 1
    ? told('Give at most 1 entry here.', 'यहाँ अधिक से अधिक 1 प्रविष्टि दें।')
    : told(`Give at most ${most} entries here.`, `यहाँ अधिक से अधिक ${most} प्रविष्टियाँ दें।`);
};

const byKeyword: Readonly<Record<string, (params: Params, limit: string) => Told>> = {
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
          'This fits more than one of the forms that are allowed here. Leave out what does not belong to it.',
          'यह यहाँ के एक से अधिक संभव रूपों से मेल खाता है। जो इसका भाग नहीं है, उसे हटाएँ।',
        )
      : otherForm,
  anyOf: () => otherForm,
  type: ({ type }) => ofType(type),
  format: ({ format }) => byFormat[String(format)] ?? otherForm,
  pattern: ({ pattern }) => (pattern === '\\S' ? required : otherForm),
  enum: ({ allowedValues }) => valueFaults.choice(allowedValues as readonly unknown[]),
  const: ({ allowedValue }) => valueFaults.choice([allowedValue]),
  minProperties: (_, limit) =>
    limit === '1'
      ? required
      : told(`Fill in at least ${limit} of these.`, `इनमें से कम से कम ${limit} भरें।`),
  maxProperties: (_, limit) =>
    limit === '1'
      ? told('Give at most 1 part here.', 'यहाँ अधिक से अधिक 1 भाग दें।')
      : told(`Give at most ${limit} parts here.`, `यहाँ अधिक से अधिक ${limit} भाग दें।`),
  contains: () => told('One more value is needed here.', 'यहाँ एक और मान चाहिए।'),
  dependentRequired: ({ missingProperty }) =>
    missingProperty === undefined ? fieldFaults.rule : required,
  propertyNames: () =>
    told('One of these names is not allowed here.', 'इनमें से एक नाम यहाँ मान्य नहीं है।'),
  items: tooMany,
  additionalItems: tooMany,
  unevaluatedItems: tooMany,
  dependencies: () => required,
  not: () => notAllowed,
  if: () => doesNotFit,
  'false schema': () => notAllowed,
  unevaluatedProperties: ({ unevaluatedProperty: name }) =>
    typeof name === 'string' ? valueFaults.unknown(name) : notAllowed,
  additionalProperties: ({ additionalProperty }) => valueFaults.unknown(String(additionalProperty)),
};

/**
 * What a keyword of a JSON schema refuses, as a sentence for people, with its parameters as Ajv gives them. A keyword without
 * words of its own says that the value is not valid: what Ajv says itself never reaches a person.
 */
export const schemaFault = (keyword: string, params: Params): Told =>
  byKeyword[keyword]?.(params, String(params['limit'])) ?? fieldFaults.value;
