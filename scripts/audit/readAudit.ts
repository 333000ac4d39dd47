/** What `npm audit --json` has to say. */
export interface Audit {
  readonly outcome: 'good' | 'bad' | 'not asked';
  /** Packages with their severity, or why nobody could be asked. */
  readonly lines: readonly string[];
}

interface Report {
  readonly vulnerabilities?: Readonly<Record<string, { severity: string; range: string }>>;
  readonly message?: string;
  readonly error?: { readonly summary?: string; readonly code?: string };
}

const serious = ['high', 'critical'];

const parsed = (text: string): Report => {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return { message: text.trim().slice(0, 200) };
  }
};

/** Reads the report: bad are known faults of high or critical severity, in whatever depth. */
export const readAudit = (text: string): Audit => {
  const { vulnerabilities, message, error } = parsed(text);
  if (!vulnerabilities)
    return {
      outcome: 'not asked',
      lines: [error?.summary || message || error?.code || 'npm did not respond'],
    };
  const lines = Object.entries(vulnerabilities)
    .filter(([, { severity }]) => serious.includes(severity))
    .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  return { outcome: lines.length > 0 ? 'bad' : 'good', lines };
};
