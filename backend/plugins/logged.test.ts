import { describe, expect, it } from 'vitest';
import { loggedError, redact } from './logged.ts';

const phone = '9812345678';

describe('a log line', () => {
  it.each([
    `Failed query: select 1\nparams: ${phone},asha@example.com`,
    `Route GET:/x?phone=${phone}&q=secret not found`,
    `http://upstream/x?token=secret`,
    `Key (phone)=(+91 98123 45678) already exists.`,
    `No call to 98123-45678`,
  ])('holds no value of a query and no phone number: %s', text => {
    const line = redact(text);
    expect(line).not.toMatch(/9812|98123|secret|asha@/);
  });

  it('keeps what tells where a fault is, and nothing that a driver adds', () => {
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: `Key (phone)=(${phone})`,
    });
    const told = loggedError(new Error(`Failed query: x\nparams: ${phone}`, { cause }));
    expect(told).toMatchObject({
      type: 'Error',
      cause: { code: '23505', message: 'duplicate key' },
    });
    expect(told.stack).toContain('logged.test.ts');
    expect(JSON.stringify(told)).not.toContain(phone);
  });
});
