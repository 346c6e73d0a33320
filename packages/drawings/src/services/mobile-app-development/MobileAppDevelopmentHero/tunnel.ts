/** The stretch of the ride without a network: where the tunnel begins and ends. */
export interface Tunnel {
  readonly from: number;
  readonly to: number;
}
