const normal = (address: string): string =>
  URL.canParse(address) ? new URL(address).href : address;

/** In place of fast-uri: the form engine asks it for the addresses of schemas, and the browser can tell those itself. */
const addresses = {
  resolve: (base: string, reference: string): string =>
    URL.canParse(reference, base) ? new URL(reference, base).href : reference,
  equal: (one: string, other: string): boolean => normal(one) === normal(other),
};

export default addresses;
