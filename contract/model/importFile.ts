/** Records from a CSV file: new ones are created, known ones changed. */
export interface ImportFile {
  /** Fields that together tell which record a line means. */
  readonly matchBy: readonly string[];
  /** Heading in the file -> field. Default: the names of the fields in the form. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Id of a call that reads the file itself. Default: the console's own import. */
  readonly call?: string;
}
