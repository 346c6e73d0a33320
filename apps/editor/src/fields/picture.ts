/** A picture that was uploaded here, now or earlier. */
export interface Upload {
  readonly filename: string;
  readonly extension: string;
  readonly data: Uint8Array;
}

/** A picture that was put into content/ by hand; others may show it too, so it is left alone. */
export interface Named {
  readonly path: string;
}

export type Picture = Upload | Named | null;
