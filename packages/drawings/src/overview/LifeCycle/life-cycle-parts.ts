/** A service group of content, with the plane of the five-layer drawing that it belongs to. */
interface Group {
  readonly plane: number;
  readonly name: string;
  readonly services: readonly { readonly name: string }[];
}

/** The names of what the drawing shows. A stage without a group is left out. */
export interface LifeCycleParts {
  readonly design: string | undefined;
  readonly development: string | undefined;
  readonly optimization: string | undefined;
  readonly solutions: string | undefined;
  readonly consultancy: string | undefined;
  readonly platforms: readonly string[];
  /** The text alternative. */
  readonly label: string;
}

export function lifeCycleParts(groups: readonly Group[]): LifeCycleParts {
  const [design, development, optimization, solutions, consultancy] = [0, 1, 2, 3, 4].map(
    (plane) => groups.find((group) => group.plane === plane)?.name,
  );
  const platforms = groups.filter(({ plane }) => plane === 3).flatMap(({ services }) => services);
  const said = [
    consultancy && `${consultancy} narrows many options to one`,
    design && `${design} draws it`,
    development && `${development} builds it block by block`,
    optimization && `${optimization} measures it and sends what it learned back`,
    solutions && `the platforms underneath are ${solutions}`,
  ];
  return {
    ...{ design, development, optimization, solutions, consultancy },
    platforms: platforms.map(({ name }) => name),
    label: `How the service groups fit together: ${said.filter(Boolean).join(', ')}.`,
  };
}
