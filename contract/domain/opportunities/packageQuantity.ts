/** Wording as the specification shows it (part 1 section 5, decision T117). */
export const packageQuantityMessage = 'Cannot Add more that {quantity} projects!';

/** The warning when more projects are linked to a package than its quantity allows. */
export const checkPackageQuantity = (projects: number, quantity: number): string | undefined =>
  projects > quantity
    ? packageQuantityMessage.replace('{quantity}', () => String(quantity))
    : undefined;
