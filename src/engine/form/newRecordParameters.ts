/** The address parameter that names the record from which a new one takes over. */
export const fromParameter = 'from';

/** The address parameter with values for a new record, as a JSON object. */
export const withParameter = 'with';
