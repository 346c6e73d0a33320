import { isTheirLanguage, textFor } from '@studio/contract/desk/template-languages';
import type { Template, TemplateText } from '@studio/contract/desk/templates';

export interface Choice extends Pick<Template, 'id' | 'name'> {
  readonly chosen: TemplateText;
  /** It is not in the requested language. */
  readonly isInstead: boolean;
}

/** Each template that is offered, in the language asked for or the one it falls back to; empty is not known. */
export const choicesIn = (templates: readonly Template[], wanted: string): readonly Choice[] =>
  templates.flatMap(({ id, name, isRetired, texts }) => {
    const chosen = isRetired ? undefined : textFor(texts, wanted);
    if (!chosen) return [];
    const isInstead = wanted !== '' && !isTheirLanguage(chosen.language, wanted);
    return [{ id, name, chosen, isInstead }];
  });
