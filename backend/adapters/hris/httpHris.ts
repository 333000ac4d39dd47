import { HrisAway, type Hris, type HrisEmployee } from './Hris.ts';

const defaultPatience = 5_000;

const textIn = (body: Record<string, unknown>, name: string): string | null => {
  const value = body[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

const employeeIn = (body: unknown): HrisEmployee | undefined => {
  if (typeof body !== 'object' || body === null) return undefined;
  const fields = body as Record<string, unknown>;
  const [employeeCode, name, email] = ['employeeCode', 'name', 'email'].map(one =>
    textIn(fields, one),
  );
  if (!employeeCode || !name || !email) return undefined;
  return {
    employeeCode,
    name,
    email,
    designation: textIn(fields, 'designation'),
    department: textIn(fields, 'department'),
    managerCode: textIn(fields, 'managerCode'),
    branch: textIn(fields, 'branch'),
    joiningDate: textIn(fields, 'joiningDate'),
    dateOfRelieving: textIn(fields, 'dateOfRelieving'),
  };
};

/**
 * A company's HR system: `GET <url>/employees/{employeeCode}` answers the fields of `HrisEmployee`, 404 for nobody.
 * @param token Sent as a bearer token when there is one.
 * @param patience Milliseconds in which it has to answer.
 */
export const httpHris = (url: URL, token: string | null, patience = defaultPatience): Hris => ({
  isSimulated: false,
  find: async employeeCode => {
    const base = url.href.endsWith('/') ? url : new URL(`${url.href}/`);
    const address = new URL(`employees/${encodeURIComponent(employeeCode.trim())}`, base);
    const answer = await fetch(address, {
      headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      signal: AbortSignal.timeout(patience),
    }).catch((error: unknown) => {
      throw new HrisAway(error);
    });
    if (answer.status === 404) return undefined;
    const employee = answer.ok ? employeeIn(await answer.json().catch(() => null)) : undefined;
    if (!employee) throw new HrisAway(new Error(`status ${answer.status}`));
    return employee;
  },
});
