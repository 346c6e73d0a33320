import type { Check, Finding } from '../finding.ts';
import { type Element, elementsOf } from '../reading/markup.ts';
import { isTest } from '../reading/tree.ts';
import { rawColoursIn } from './raw-values.ts';

const paints: readonly string[] = ['fill', 'stroke', 'color', 'stopColor', 'stop-color'];

/** Markup carries no styling of its own: the security policy refuses it, and the tokens never see it. */
export const markupStyles: Check = (files) =>
  files
    .filter(({ path }) => /^site\/src\/.*\.(?:tsx|astro)$/.test(path) && !isTest(path))
    .flatMap((file) =>
      elementsOf(file).flatMap((element) => [
        ...styleElements(file.path, element),
        ...styleAttributes(file.path, element),
        ...paintAttributes(file.path, element),
      ]),
    );

function styleElements(path: string, { name, line }: Element): Finding[] {
  if (name !== 'style') return [];
  const mend = 'Move its rules to a CSS module beside this file.';
  return [{ path, line, wrong: 'A <style> element escapes the layers and the tokens.', mend }];
}

function styleAttributes(path: string, { attributes }: Element): Finding[] {
  return attributes
    .filter(({ name }) => name === 'style')
    .map(({ line }) => ({
      path,
      line,
      wrong: 'The content security policy refuses a style attribute.',
      mend: 'Move the rule to a CSS module, with a class or a data attribute for each case.',
    }));
}

// Only SVG's own elements paint: on a component, fill="red" is a word of its own.
function paintAttributes(path: string, { name: element, attributes }: Element): Finding[] {
  if (!/^[a-z]/.test(element)) return [];
  return attributes
    .filter(({ name }) => paints.includes(name))
    .flatMap(({ name, text, line }) =>
      rawColoursIn(name, text).map((colour) => ({
        path,
        line,
        wrong: `${name} spells out the colour ${colour.replace('(', '()')}.`,
        mend: 'Use a class whose colour is a token, or currentColor.',
      })),
    );
}
