/** The names of a service's small drawings; its content file refers to them. */
export interface SmallDrawingNames {
  readonly offerMarks: readonly string[];
  readonly deliverables: readonly string[];
}
