import { expect } from 'vitest';
import type { Publishing } from './startPublishing.ts';

export const draftPath = '/console/v1/screen-drafts';

export interface Draft {
  readonly id: number;
  readonly version: number;
  readonly resource: string;
  readonly label: string;
  readonly basedOn: number;
  readonly newest: number;
  readonly screen: {
    readonly file: Record<string, unknown>;
    readonly schema: { readonly properties: Record<string, unknown> } & Record<string, unknown>;
  };
}

/** Calls of drafts as who makes screens makes them. */
export const draftCalls = (on: () => Publishing) => {
  const begin = (body: Record<string, unknown>) => on().admin.post(draftPath, body);
  const begun = async (body: Record<string, unknown>): Promise<Draft> => {
    const answer = await begin(body);
    expect(answer.body).toContain('"id"');
    return answer.json<Draft>();
  };
  const keep = (draft: Draft, screen: unknown, version = draft.version) =>
    on().admin.put(`${draftPath}/${draft.id}`, { screen, version });
  const look = async (draft: Draft, { file, schema }: { file: unknown; schema: unknown }) => {
    const answer = await on().admin.post(`${draftPath}/${draft.id}/look`, { file, schema });
    expect(answer.statusCode).toBe(200);
    return answer.json<{
      faults: { part: string; pointer: string; message: string }[];
      stored: number;
      changes: {
        people: string[];
        rights: { turn: string; sentence: string }[];
        records: string[];
      };
      preview: { file: { resource: string } } | null;
    }>();
  };
  const publish = (draft: Draft, version: number, why = 'For a test') =>
    on().admin.post(`${draftPath}/${draft.id}/publish`, { version, why });

  return { begin, begun, keep, look, publish };
};

/** Names of a new screen. */
export const named = (resource: string) => ({ resource, one: 'Pass', other: 'Passes' });
/** The two files of a draft with a field more. */
export const withField = ({ screen: { file, schema } }: Draft, name: string, property: object) => ({
  file,
  schema: { ...schema, properties: { ...schema.properties, [name]: property } },
});
