import { parse } from 'postcss';
import readSelector from 'postcss-selector-parser';

interface SheetNames {
  readonly classes: ReadonlySet<string>;
  /** Classes that a CSS module uses from outside, as `:global(.on-blue)`. */
  readonly borrowed: ReadonlySet<string>;
  readonly animations: ReadonlySet<string>;
}

export function namesIn(css: string): SheetNames {
  const [classes, borrowed, animations] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const sheet = parse(css);
  sheet.walkRules(({ selector }) => {
    const selectors = readSelector().astSync(selector);
    selectors.walkPseudos((pseudo) => {
      if (pseudo.value !== ':global') return;
      pseudo.walkClasses(({ value }) => void borrowed.add(value));
      pseudo.remove();
    });
    selectors.walkClasses(({ value }) => void classes.add(value));
  });
  sheet.walkAtRules('keyframes', ({ params }) => void animations.add(params));
  return { classes, borrowed, animations };
}

/** A selector with renamed classes. */
export const withClassNames = (selector: string, nameOf: (name: string) => string): string =>
  readSelector((selectors) => {
    selectors.walkClasses((found) => {
      found.value = nameOf(found.value);
    });
  }).processSync(selector);
