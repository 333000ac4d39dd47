/** Fixed texts of the catalogue, spelling as the specification shows it (part 2 section 8, decision T117). */
export const catalogueMessages = {
  packageSaved: 'Package added/edited successfully',
  activationParametersFailed: 'Activation Parameters updation Failed',
  packageDetailsShared: 'Package Details shared successfully',
  packageDetailsNotShared: 'Package Details sharing failed',
} as const;
