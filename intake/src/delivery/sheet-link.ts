import type { Answers } from '@old/sheet/answers.ts';
import { fragmentOf } from '@old/sheet/link.ts';
import { mayGoBack } from './own-words.ts';

/** What follows the # of the sheet's page. None where its words may not go back to the visitor. */
export async function sheetFragment(sheet: Answers): Promise<string | undefined> {
  const { project, owner, talksOther, whenSeason, hangs, budgetRange, words } = sheet;
  const own = [project, owner, talksOther, whenSeason, hangs, budgetRange, words];
  return mayGoBack(...own) ? fragmentOf(sheet) : undefined;
}
