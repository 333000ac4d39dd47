/** An employee as the HR system knows them. */
export interface HrisEmployee {
  readonly employeeCode: string;
  readonly name: string;
  readonly email: string;
  readonly designation: string | null;
  readonly department: string | null;
  readonly managerCode: string | null;
  readonly branch: string | null;
  /** Days as `2026-11-20`. */
  readonly joiningDate: string | null;
  readonly dateOfRelieving: string | null;
}

/** The HR system. A failure of it is thrown as `HrisAway`, never answered as "no such employee". */
export interface Hris {
  /** True where the console's own table stands in for it. */
  readonly isSimulated: boolean;
  /** @returns undefined when nobody has the id. @throws HrisAway */
  find: (employeeCode: string) => Promise<HrisEmployee | undefined>;
}

/** The HR system did not answer, or answered what cannot be read. */
export class HrisAway extends Error {
  constructor(cause: unknown) {
    super('The HR system does not respond', { cause });
    this.name = 'HrisAway';
  }
}
