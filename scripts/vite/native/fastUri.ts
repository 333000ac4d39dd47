/** An address below which names stand that belong to no address. */
const nowhere = 'nowhere://schema/';

/** What a reference means beside the schema that has it; names without an address stay so. */
const resolve = (base: string, reference: string): string => {
  const { href } = new URL(reference, new URL(base, nowhere));
  return href.startsWith(nowhere) ? href.slice(nowhere.length) : href;
};

export default { resolve };
