import { isTheirLanguage, textFor } from '@studio/contract/desk/template-languages';
import type { Template, TemplateText } from '@studio/contract/desk/templates';

export interface Choice extends Pick<Template, 'id' | 'name'> {
  readonly chosen: TemplateText;
  /** Whether it is in another language than requested. */
  readonly isInstead: boolean;
}

/** Each offered template in the requested language or the one it falls back to; an empty language is unknown. */
export const choicesIn = (templates: readonly Template[], wanted: string): readonly Choice[] =>
  templates.flatMap(({ id, name, isRetired, texts }) => {
    const chosen = isRetired ? undefined : textFor(texts, wanted);
    if (!chosen) return [];
    const isInstead = wanted !== '' && !isTheirLanguage(chosen.language, wanted);
    return [{ id, name, chosen, isInstead }];
  });
