export const texts = {
  packageProducts: {
    products: 'Products',
    locked:
      'NetSuite is enabled for this package: products can no longer be added, changed or taken out.',
    add: 'Add a product',
    addHelp: 'Search the products by name',
    already: '%{name} is in the package already',
    none: 'This package has no products yet',
    noneHint:
      'Search for the first one above. Its share of the price is 100 percent until you add another.',
    quantity: 'Quantity',
    share: 'Share of the price',
    quantityFault: 'Enter a whole number from 0 to 1,000,000.',
    shareFault: 'Enter a percentage from 0 to 100 with at most two decimals.',
    parameters: 'Activation parameters',
    parametersNone: 'None given. What the product asks for can still be given at activation.',
    parametersNoNeed: 'This product asks for none.',
    change: 'Change',
    done: 'Done',
    remove: 'Take %{name} out',
    added: 'New',
    changed: 'Changed',
    removed: 'Taken out when you save',
    bringBack: 'Bring %{name} back',
    total: 'Shares together',
    equally: 'Share equally',
    difference: {
      added: '%{smart_count} added',
      changed: '%{smart_count} changed',
      removed: '%{smart_count} taken out',
    },
    failed: 'Mappings Update Failed',
    parametersFailed: 'Activation Parameters updation Failed',
    parametersSaved: 'Activation Parameters updated successfully',
    merged:
      'Meanwhile %{person} had changed this package. Both changes are joined here: check them and save again.',
    mergedShares:
      'Meanwhile %{person} had changed this package. Both changes are joined here, but the shares no longer make 100 percent: put them right and save again.',
    someone: 'someone else',
  },
};
