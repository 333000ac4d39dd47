/** Ids of what stands around the control of a part. */
export const partIds = (id: string) => ({
  label: `${id}-label`,
  help: `${id}-help`,
  error: `${id}-error`,
});
