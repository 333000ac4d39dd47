/** A rule or text of the specification on catalogue, set-up and operations. */
export interface Statement {
  readonly id: string;
  readonly area: string;
  /** Of a rule: its field, and what is refused. */
  readonly field?: string;
  readonly rule?: string;
  /** Of a text: when it is told. */
  readonly when?: string;
  /** To the letter; a rule without one names its field. */
  readonly message?: string;
}
