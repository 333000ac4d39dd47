/** Fixed texts of the catalogue, spelling as the specification shows it (part 2 section 8, decision T117). */
export const catalogueMessages = {
  packageSaved: 'Package added/edited successfully',
  packageStopped: 'Package Stopped successfully',
  packageNotAdded: 'Unable to add package',
  packageUpdateFailed: 'Package Update Failed',
  packageUpdateError: 'Some error occurred, try updating package again!',
  pricingUpdateFailed: 'Pricing Update Failed',
  mappingsUpdateFailed: 'Mappings Update Failed',
  productConfigCreated: 'Product Config Created Successfully!',
  productConfigUpdated: 'Product Config Updated Successfully!',
  productConfigDeleted: 'Product Config Deleted Successfully!',
  activationParametersUpdated: 'Activation Parameters updated successfully',
  activationParametersFailed: 'Activation Parameters updation Failed',
  activationNotPossible: 'Activation cannot be done right now!',
  packageDetailsShared: 'Package Details shared successfully',
  packageDetailsNotShared: 'Package Details sharing failed',
} as const;
