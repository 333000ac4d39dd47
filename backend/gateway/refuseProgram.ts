import { callList } from '#contract/calls/index.ts';
import { tokenMessages } from '#contract/domain/users/tokenMessages.ts';
import type { Actor } from '../calls/Actor.ts';
import { Refusal } from '../calls/Refusal.ts';
import { refuseOfPeople } from '../calls/refuseToken.ts';

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The addresses of a call, whatever stands in their places. */
const patternOf = (path: string): RegExp => {
  const [bare = path] = path.split('?');
  return new RegExp(
    `^${bare
      .split(/\{\w+\}/)
      .map(literal)
      .join('[^/]+')}/?$`,
  );
};

const calls = callList.map(call => ({ call, pattern: patternOf(call.path) }));

/**
 * What a program may not ask of a company's own server: calls of people, which that server cannot tell from others, and what is no
 * call of the console. How far a token that opens less than its roles goes, the other server does not know.
 * @throws Refusal FORBIDDEN
 */
export const refuseProgram = (
  { token }: Actor,
  { method, url }: { readonly method: string; readonly url: string },
): void => {
  if (!token) return;
  const [path = ''] = url.split('?');
  const asked = calls.filter(({ call, pattern }) => call.method === method && pattern.test(path));
  if (token.isReadOnly || token.calls || asked.length === 0)
    throw new Refusal('FORBIDDEN', tokenMessages.elsewhere);
  for (const { call } of asked) refuseOfPeople(call);
};
