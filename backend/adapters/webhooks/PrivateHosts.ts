import ipaddr from 'ipaddr.js';

export type Network = readonly [address: ipaddr.IPv4 | ipaddr.IPv6, bits: number];

/** Receivers within the company that webhooks may reach, though their addresses are private. */
export interface PrivateHosts {
  readonly names: ReadonlySet<string>;
  readonly networks: readonly Network[];
}

/** Machines of clouds tell their secrets there. */
const neverAllowed = ['169.254.169.254', '169.254.170.2', 'fd00:ec2::254', '100.100.100.200'].map(
  text => ipaddr.parse(text),
);

/** Whether an address is in a network; one of another family is not. */
export const isInNetwork = (address: ipaddr.IPv4 | ipaddr.IPv6, [of, bits]: Network): boolean =>
  address.kind() === of.kind() && address.match(of, bits);

/** Whether secrets of the machine itself are told at the address, whoever allows it. */
export const tellsMachine = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  neverAllowed.some(one => one.toString() === address.toString());
