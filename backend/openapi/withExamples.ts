import type { Example } from './Examples.ts';
import { isSchema } from './Schema.ts';

interface Told {
  readonly id: string;
  readonly example: Example;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
}

const placeOf: Readonly<Record<string, 'params' | 'query'>> = { path: 'params', query: 'query' };

/** Media types with the example of their call, or with those of all calls of the address by their names. */
const inContent = (content: unknown, part: 'body' | 'answer', told: readonly Told[]): unknown => {
  const have = told.filter(({ example }) => example[part] !== undefined);
  const [first] = have;
  if (!isSchema(content) || !first) return content;
  const shown =
    have.length === 1
      ? { example: first.example[part] }
      : {
          examples: Object.fromEntries(
            have.map(({ id, example }) => [id, { value: example[part] }]),
          ),
        };
  return Object.fromEntries(
    Object.entries(content).map(([type, media]) => [
      type,
      /json|urlencoded/.test(type) && isSchema(media) ? { ...media, ...shown } : media,
    ]),
  );
};

const inParameter = <One extends Parameter>(parameter: One, told: readonly Told[]): One => {
  const place = placeOf[parameter.in];
  const values = told.map(({ example }) => place && example[place]?.[parameter.name]);
  const value = values.find(one => one !== undefined);
  return value === undefined ? parameter : { ...parameter, example: value };
};

interface Parts {
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: unknown };
  readonly responses: Readonly<Record<string, unknown>>;
}

/** An operation with what is sent and answered on demo data, of each call that it stands for. */
export const withExamples = <Whole extends Parts>(
  operation: Whole,
  told: readonly Told[],
): Whole => {
  const { requestBody, responses, parameters } = operation;
  const done = responses['200'];
  return {
    ...operation,
    parameters: parameters.map(one => inParameter(one, told)),
    ...(requestBody && {
      requestBody: { ...requestBody, content: inContent(requestBody.content, 'body', told) },
    }),
    responses: {
      ...responses,
      200: isSchema(done) ? { ...done, content: inContent(done['content'], 'answer', told) } : done,
    },
  };
};
