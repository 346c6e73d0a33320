/**
 * The client's network for `limit_req`: an IPv6 customer has a whole /64, and would otherwise get a new limit with each
 * address. IPv4, also written as IPv6, is counted by single addresses.
 */
export const networkMap = String.raw`  map $binary_remote_addr $client_network {
    default $binary_remote_addr;
    "~(?s)^(?!\x00{10}\xff\xff)(?<first_64_bits>.{8}).{8}$" $first_64_bits;
  }
`;
