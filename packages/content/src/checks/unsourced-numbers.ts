import { factReference } from '#reader/fill-in-facts.ts';
import { parseRichText, plainText } from '#schema/rich-text.ts';
import { passagesOf } from './passages.ts';
import type { Check } from '#reader/check.ts';
import { allowedNumbers } from './allowed-numbers.ts';
import { inExhibit } from './in-exhibit.ts';
import { placeholder } from './placeholders.ts';

const names = allowedNumbers.map((name) => name.replace(/[+.]/g, '\\$&')).join('|');
const harmless = new RegExp(`(?<![\\p{L}\\d])(?:${names})(?![\\p{L}\\d])`, 'gu');

/** A number in digits with its currency, sign or unit; or a share in words. */
const figure =
  /(?:[$€£₹]\s?)?[\p{L}\d+.,/:-]*\d[%+]?[\p{L}-]*(?:\s?%|\s[\p{L}-]+)?|\p{L}+ per ?cent\b/u;

/** Where digits state nothing about the world: claims and facts themselves, and names. */
const ownParticulars =
  /^(?:claims\.yaml|facts\.yaml|words\.yaml|technologies\.yaml|company\.yaml|(?:notices|vacancies)\/.+)$/;

/**
 * A number about the world belongs in claims.yaml, with its source and date. Prose writes small numbers in words, so
 * every digit is checked. A placeholder has a finding of its own.
 */
export const unsourcedNumbers: Check = (content) =>
  passagesOf(content)
    .filter(({ file, words }) => !ownParticulars.test(file) && !placeholder.test(words))
    .filter(({ file, field }) => !inExhibit.test(`${file} ${field}`))
    .flatMap(({ file, field, written }) => {
      const words = plainText(parseRichText(written.replace(factReference, '')));
      const [found] = figure.exec(words.replace(harmless, '')) ?? [];
      if (!found) return [];
      return {
        file,
        field,
        problem: `states the figure “${found}” without a source.`,
        // Only service pages show sources, so only they can have a claim.
        fix: file.startsWith('services/')
          ? 'Enter it under Claims and sources and write [claim:id], or write a small number in words.'
          : 'Say it without the figure, or write a small number in words.',
      };
    });
