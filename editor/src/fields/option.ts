/** One line of a list to choose from. */
export interface Option {
  readonly label: string;
  readonly value: string;
}
