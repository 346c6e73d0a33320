import type { Answers } from '@studio/sheet/answers.ts';
import { fragmentOf } from '@studio/sheet/link.ts';
import { mayGoBack } from './own-words.ts';

/** What follows the # of the sheet's page. None where its words may not go back to the visitor. */
export async function sheetFragment(sheet: Answers): Promise<string | undefined> {
  const { project, owner, talksOther, whenSeason, hangs, budgetRange, words } = sheet;
  const own = [project, owner, talksOther, whenSeason, hangs, budgetRange, words];
  return mayGoBack(...own) ? fragmentOf(sheet) : undefined;
}
