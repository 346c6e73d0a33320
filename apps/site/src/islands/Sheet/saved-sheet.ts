import { readAnswers, type Answers } from '@studio/sheet/answers.ts';
import { attempt, storedSheets, storeSheet } from './sheet-store.ts';

const read = (written: string): Answers | undefined =>
  attempt(() => readAnswers(JSON.parse(written)), undefined);

/** The visitor's own sheet as last stored. */
export const savedSheet = (): Answers | undefined =>
  storedSheets()
    .map(read)
    .find((sheet) => sheet !== undefined);

export const saveSheet = (answers: Answers, long: boolean): void => {
  storeSheet(JSON.stringify(answers), long);
};
