export interface CoverProps {
  /** What the cover shows, as a sentence from the project's content. */
  readonly label: string;
}
