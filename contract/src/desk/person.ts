/** How much there is about a person, and where; not what it says. */
export interface PersonFound {
  readonly enquiries: readonly {
    readonly id: string;
    readonly reference: string;
    readonly receivedAt: string;
    readonly isHeld: boolean;
  }[];
  readonly messages: number;
  readonly subscriptions: number;
}

export interface Erased {
  readonly leads: number;
  readonly subscriptions: number;
}
