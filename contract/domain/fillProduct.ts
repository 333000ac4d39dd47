/** The marketplace that `{product}` stands for: a setting of the installation. */
export interface Product {
  /** As people read it, such as `Nivaas`. */
  readonly name: string;
  /** As addresses carry it: lower case, such as `nivaas`. */
  readonly slug: string;
}

const placeholder = '{product}';

/** Fills role names and texts with the product's name. */
export const fillProduct = (text: string, product: Pick<Product, 'name'>): string =>
  text.split(placeholder).join(product.name);

/** Fills a path with the product's slug. */
export const fillPath = (path: string, product: Pick<Product, 'slug'>): string =>
  path.split(placeholder).join(product.slug);

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Fills a field name. At its start the slug in camel case stands (`{product}ProfileId` → `nivaasProfileId`), further
 * on the name without anything but letters and digits, first letter capital (`isNivaasOwnerAgent`).
 */
export const fillFieldName = (field: string, product: Product): string => {
  const [firstWord = '', ...otherWords] = product.slug.split('-');
  const leading = firstWord + otherWords.map(capitalised).join('');
  const inner = capitalised(product.name.replaceAll(/[^\p{L}\p{N}]/gu, ''));
  const filled = field.startsWith(placeholder) ? leading + field.slice(placeholder.length) : field;
  return filled.split(placeholder).join(inner);
};
