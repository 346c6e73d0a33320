import type { Check } from '#reader/check.ts';
import { factReference } from '#reader/fill-in-facts.ts';
import { parseRichText, plainText } from '#schema/rich-text.ts';
import { inExhibit, passagesOf } from './passages.ts';
import { placeholder } from './wording.ts';

/** Names that contain a digit. They state nothing that could be wrong, so they need no source. */
export const allowedNumbers: readonly string[] = [
  'C++17',
  'HTTP/2',
  'ISO 27001',
  'OAuth 2',
  'S3',
  'SOC 2',
  'STM32',
  'TLS 1.2',
  'UTF-8',
  'WCAG 2.2',
  'k6',
];

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

/** Only service pages list sources at their foot; elsewhere a claim's number would lead nowhere. */
export const claimSources: Check = (content) =>
  passagesOf(content)
    .filter(({ file }) => !file.startsWith('services/'))
    .flatMap(({ file, field, parts }) =>
      parts
        .filter((part) => part.kind === 'claim')
        .map(({ id }) => ({
          file,
          field,
          problem: `uses the claim “${id}” on a page that shows no sources.`,
          fix: 'Say it on a service page, or without the fact.',
        })),
    );

export const unconfirmedClaims: Check = ({ claims: { file, value } }) =>
  Object.entries(value)
    .filter(([, { publisher }]) => publisher === null)
    .map(([id]) => ({
      file,
      field: `${id}.publisher`,
      problem: 'is not known, so the page says “Source not yet confirmed”.',
      fix: 'Name who published the fact, or take the claim out of the pages.',
    }));
