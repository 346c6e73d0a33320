/**
 * The client's network: an IPv6 customer has a whole /64, and would otherwise get a new limit with each address. IPv4,
 * also written as IPv6, is counted by single addresses.
 */
const networkMap = String.raw`  map $binary_remote_addr $client_network {
    default $binary_remote_addr;
    "~(?s)^(?!\x00{10}\xff\xff)(?<first_64_bits>.{8}).{8}$" $first_64_bits;
  }
`;

/** Endless sign-in attempts would fill a table; thirty a minute are enough for a whole office. */
export const staffLimits = `${networkMap}  limit_req_zone $client_network zone=sign-in-by-network:1m rate=30r/m;
  limit_conn_zone $client_network zone=uploads-by-network:1m;
`;

/**
 * For a location whose bodies nginx stores on disk: only signed-in staff may fill it, and each network only a part.
 * nginx sends this request before it reads the body.
 */
export const uploadLimits = `auth_request /auth/session;
      error_page 401 = @signed-out;
      limit_conn uploads-by-network 20;
      limit_conn_status 429;`;

/** What `uploadLimits` refers to. The refusal has the type and the words of the service's own. */
export const sessionCheck = (passOn: string, type: string, refusal: string): string =>
  `    location = /auth/session {
      internal;
      ${passOn}
      proxy_pass_request_body off;
      proxy_set_header Content-Length "";
      # nginx compares it with the length of the body that it does not pass on.
      client_max_body_size 25m;
    }
    location @signed-out {
      default_type ${type};
      return 401 '${refusal}';
    }
`;
